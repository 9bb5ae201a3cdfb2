CREATE TABLE users (
  id TEXT PRIMARY KEY,
  handle TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL UNIQUE,
  password TEXT NOT NULL,
  points INTEGER NOT NULL,
  -- How many points may leave the purse per day.
  daily INTEGER NOT NULL
);
CREATE TABLE transfers (
  id INTEGER PRIMARY KEY,
  from_id TEXT NOT NULL REFERENCES users (id),
  to_id TEXT NOT NULL REFERENCES users (id),
  points INTEGER NOT NULL,
  note TEXT NOT NULL,
  day TEXT NOT NULL
);
CREATE TABLE requests (
  id INTEGER PRIMARY KEY,
  asker_id TEXT NOT NULL REFERENCES users (id),
  payer_id TEXT NOT NULL REFERENCES users (id),
  points INTEGER NOT NULL,
  note TEXT NOT NULL,
  -- open, or paid.
  state TEXT NOT NULL
);

INSERT INTO users VALUES
  ('mara-lind', 'mara', 'mara@lind.example', 'pbkdf2-sha256$16$mara$ab368d110d6480fa6b18bb9685bd4490', 640, 200),
  ('teo-varga', 'teo', 'teo@varga.example', 'pbkdf2-sha256$16$teo$2c16168355474fe9612dee81a0f3bebd', 35, 100),
  ('ines-roy', 'ines', 'ines@roy.example', 'pbkdf2-sha256$16$ines$5e5a26499c7a13c91ce2b04a9089b58f', 210, 150);

INSERT INTO transfers VALUES
  (1, 'ines-roy', 'mara-lind', 60, 'Two jars of honey', '2026-02-26'),
  (2, 'mara-lind', 'ines-roy', 25, 'Bread on Saturday', '2026-02-28'),
  (3, 'mara-lind', 'teo-varga', 35, 'Chain and oil', '2026-03-01');

INSERT INTO requests VALUES
  (1, 'ines-roy', 'mara-lind', 40, 'Your half of the market stall', 'open'),
  (2, 'teo-varga', 'mara-lind', 95, 'A bell for your bicycle', 'open');
