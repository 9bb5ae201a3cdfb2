CREATE TABLE customers (id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL UNIQUE, password TEXT NOT NULL, iban TEXT NOT NULL);
CREATE TABLE events (id INTEGER PRIMARY KEY, time INTEGER NOT NULL, kind TEXT NOT NULL, account TEXT NOT NULL, address TEXT NOT NULL);
CREATE TABLE alerts (id INTEGER PRIMARY KEY, time INTEGER NOT NULL, rule TEXT NOT NULL, subject TEXT NOT NULL, address TEXT NOT NULL);

INSERT INTO customers VALUES
  ('edda', 'Edda Norrwood', 'edda@norrwood.example', 'pbkdf2-sha256$16$e5d9$3eb740af789e0d0de1d974f8f3460c0e', 'XX21 0044 7790 1123'),
  ('mira', 'Mira Saltergate', 'mira@saltergate.example', 'pbkdf2-sha256$16$m3r1$cc4459b2a830c03a61a04f0035e5c1cb', 'XX83 0019 2204 7781'),
  ('tomas', 'Tomas Quillfeather', 'tomas@quillfeather.example', 'pbkdf2-sha256$16$b2c6$ad406d066d44eb123e21184b54729b20', 'XX57 0063 1180 9042'),
  ('lin', 'Lin Harmonsen', 'lin@harmonsen.example', '-', 'XX12 0088 3361 5570');

-- The end of last week. The account of Mira Saltergate was taken over in the night to 28 February.
INSERT INTO events (time, kind, account, address) VALUES
  (1772181670000, 'login', 'edda@norrwood.example', '198.51.100.20'),
  (1772181892000, 'login-failed', 'tomas@quillfeather.example', '198.51.100.31'),
  (1772181920000, 'login', 'tomas@quillfeather.example', '198.51.100.31'),
  (1772182923000, 'login', 'lin@harmonsen.example', '198.51.100.44'),
  (1772244805000, 'login-failed', 'edda@norrwood.example', '203.0.113.77'),
  (1772245050000, 'login-failed', 'tomas@quillfeather.example', '203.0.113.77'),
  (1772245355000, 'login-failed', 'lin@harmonsen.example', '203.0.113.77'),
  (1772245500000, 'login', 'mira@saltergate.example', '203.0.113.77');
