CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL UNIQUE, password TEXT NOT NULL);
CREATE TABLE bookings (id INTEGER PRIMARY KEY, person_id TEXT NOT NULL REFERENCES people (id), place TEXT NOT NULL, day TEXT NOT NULL, status TEXT NOT NULL DEFAULT 'open', lock_code TEXT NOT NULL);
CREATE TABLE riders (booking_id INTEGER NOT NULL REFERENCES bookings (id), person_id TEXT NOT NULL REFERENCES people (id), PRIMARY KEY (booking_id, person_id));

INSERT INTO people VALUES
  ('hanne', 'Hanne Oakes', 'hanne@oakes.example', 'pbkdf2-sha256$16$h4n7$fc9b6f8b2bdd1de8405d99a612b36485'),
  ('rufus', 'Rufus Crane', 'rufus@crane.example', 'pbkdf2-sha256$16$r8t3$be76dbe114251a31aafe1bfccc0b7d9b'),
  ('lotte', 'Lotte Oakes', 'lotte@oakes.example', '-');
INSERT INTO bookings VALUES
  (601, 'hanne', 'Harbor East', '2026-03-07', 'confirmed', 'B7-4410'), (602, 'hanne', 'O''Hara Street', '2026-03-14', 'open', 'K2-9083'),
  (603, 'rufus', 'Old Mill', '2026-03-07', 'open', 'D5-1276'), (604, 'rufus', 'Harbor West', '2026-03-21', 'confirmed', 'M9-6634');
INSERT INTO riders VALUES (601, 'lotte');
