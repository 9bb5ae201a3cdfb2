CREATE TABLE people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,
  password TEXT NOT NULL,
  role TEXT NOT NULL
);
CREATE TABLE greetings (
  id INTEGER PRIMARY KEY,
  person_id TEXT NOT NULL REFERENCES people (id),
  html TEXT NOT NULL
);
CREATE TABLE songs (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  artist TEXT NOT NULL
);

INSERT INTO people VALUES
  ('rhea', 'Rhea Tanner', 'rhea@tanner.example', 'pbkdf2-sha256$16$rhea$000a2379c304b44172c799c0a56527d1', 'listener'),
  ('kofi', 'Kofi Mensah', 'kofi@kestrel.example', 'pbkdf2-sha256$16$kofi$5cf03ec9ea4a1ec8a52b04ec31528a9f', 'presenter');
INSERT INTO greetings VALUES
  (1, 'rhea', '<p>For the <strong>early bus</strong>, line 14: you are never late.</p>'),
  (2, 'rhea', '<p>Something with a <em>trombone</em>, please.</p>');
INSERT INTO songs VALUES (1, 'Slow Water', 'The Ferrymen'), (2, 'Paper Lanterns', 'Ada Quill');
