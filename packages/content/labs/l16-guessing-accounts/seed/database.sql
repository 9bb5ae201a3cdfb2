CREATE TABLE clients (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,
  password TEXT NOT NULL,
  counselor TEXT NOT NULL,
  next_at TEXT NOT NULL,
  room TEXT NOT NULL,
  word TEXT NOT NULL
);
CREATE TABLE resets (
  token TEXT PRIMARY KEY,
  client_id TEXT NOT NULL REFERENCES clients (id),
  until_ms INTEGER NOT NULL
);
-- Wrong attempts to sign in: the email address typed, where they came from, the time in milliseconds.
CREATE TABLE attempts (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL,
  address TEXT NOT NULL,
  at_ms INTEGER NOT NULL
);

INSERT INTO clients VALUES
  ('edda-rook', 'Edda Rook', 'edda@rook.example', 'pbkdf2-sha256$16$c3a90d$b74edab360a3819de93aae842ed72081', 'Dr Halim', 'Thursday, 5 March, 17:30', 'the garden room', 'Bring the list we spoke of, even if it is short.'),
  ('jonas-feld', 'Jonas Feld', 'jonas@feld.example', 'pbkdf2-sha256$16$d9b714$c8d4473c1c3be139f6a5a08246200807', 'Ms Arden', 'Tuesday, 3 March, 12:00', 'the blue room', 'You asked for an earlier hour: there is one on the tenth.'),
  ('anton-weiss', 'Anton Weiss', 'anton.weiss@mailhaus.example', 'pbkdf2-sha256$16$e5570b$5af8bb5b244042e6f17d7205e87cdc30', 'Dr Halim', 'Wednesday, 4 March, 08:00', 'the garden room', 'What you told me about the council stays between us until you decide otherwise.'),
  ('priya-nair', 'Priya Nair', 'priya@nair.example', 'pbkdf2-sha256$16$f01d3e$76a0d23ca9cf81f39ee13dbe0acd8be6', 'Ms Arden', 'Friday, 6 March, 09:30', 'the blue room', 'The group meets without us next week.'),
  ('luc-moreno', 'Luc Moreno', 'luc@moreno.example', 'pbkdf2-sha256$16$a7c6d2$731f71fc1754796766ec5361003aeb33', 'Dr Halim', 'Monday, 9 March, 15:00', 'the garden room', 'Sleep first. The rest can wait.');
