-- Ledgerleaf.
CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL UNIQUE, password TEXT NOT NULL);
CREATE TABLE receipts (id INTEGER PRIMARY KEY, person_id TEXT NOT NULL REFERENCES people (id), text TEXT NOT NULL);
CREATE TABLE connections (person_id TEXT PRIMARY KEY REFERENCES people (id), access_token TEXT NOT NULL);
CREATE TABLE memos (sid TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (sid, name));

-- Coldstore.
CREATE TABLE drives (id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, password TEXT NOT NULL);
CREATE TABLE files (drive_id TEXT NOT NULL REFERENCES drives (id), name TEXT NOT NULL, text TEXT NOT NULL, copied INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (drive_id, name));
CREATE TABLE codes (code TEXT PRIMARY KEY, drive_id TEXT NOT NULL, challenge TEXT, expires INTEGER NOT NULL);
CREATE TABLE grants (access_token TEXT PRIMARY KEY, drive_id TEXT NOT NULL);

INSERT INTO people VALUES
  ('tamsin', 'Tamsin Orde', 'tamsin@orde.example', 'pbkdf2-sha256$16$t5w2$bb6a755a5a4d290e8919907aae433794'),
  ('gil', 'Gil Marsh', 'gil@marsh.example', 'pbkdf2-sha256$16$g7q9$97fcf4468d3628b75f363be51a4b36a0');
INSERT INTO receipts VALUES
  (501, 'tamsin', 'Walnut boards from the Harlan estate, € 2,310'), (502, 'tamsin', 'Deposit for the chapel doors, € 4,800'), (503, 'gil', 'Coal for the forge, € 96');

INSERT INTO drives VALUES
  ('tamsin', 'tamsin@orde.example', 'pbkdf2-sha256$16$t5w2$bb6a755a5a4d290e8919907aae433794'),
  ('gil', 'gil@marsh.example', 'pbkdf2-sha256$16$g7q9$97fcf4468d3628b75f363be51a4b36a0');
INSERT INTO files (drive_id, name, text) VALUES
  ('tamsin', 'offer-town-hall.txt', 'Our offer for the staircase: € 18,400'), ('tamsin', 'alarm.txt', 'Workshop alarm, code 7741-09'), ('gil', 'gate.txt', 'Sketch of the garden gate');
