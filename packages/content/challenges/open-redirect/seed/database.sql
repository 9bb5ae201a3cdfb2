-- A real system stores slow, salted hashes of the codes. Plain text here, so that this challenge is about one thing.
CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, job TEXT NOT NULL, email TEXT NOT NULL UNIQUE, code TEXT NOT NULL, ticket TEXT NOT NULL UNIQUE);
CREATE TABLE berths (no TEXT PRIMARY KEY, ship TEXT NOT NULL, cargo TEXT NOT NULL, leaves TEXT NOT NULL);

INSERT INTO people VALUES
  ('marek', 'Marek Vale', 'Crane driver', 'marek@harbor.example', 'hook-and-chain-4', 'ticket-of-marek-8841'),
  ('dana', 'Dana Osei', 'Harbor master on duty', 'dana@harbor.example', 'bc-{{flag}}', '{{flag}}');

INSERT INTO berths VALUES
  ('N1', 'Aurelia', 'Grain', 'today, 14:00'), ('N2', 'Sankt Brandan', 'Timber', 'tomorrow, 05:30'), ('N4', 'Lotte W.', 'Empty containers', 'today, 22:15'), ('S1', 'Pilot boat 3', 'none', 'on call');
