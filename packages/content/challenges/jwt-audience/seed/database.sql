CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, role TEXT NOT NULL, email TEXT NOT NULL UNIQUE, password TEXT NOT NULL);
-- What our services are called in tokens.
CREATE TABLE services (name TEXT PRIMARY KEY, audience TEXT NOT NULL);
CREATE TABLE bookings (person_id TEXT NOT NULL REFERENCES people (id), day TEXT NOT NULL, crossing TEXT NOT NULL);
CREATE TABLE crew (person_id TEXT PRIMARY KEY REFERENCES people (id), ship TEXT NOT NULL, phone TEXT NOT NULL);
CREATE TABLE arrivals (time TEXT NOT NULL, ship TEXT NOT NULL, berth TEXT NOT NULL);

INSERT INTO people VALUES
  ('nils', 'Nils Brandvold', 'passenger', 'nils@brandvold.example', 'pbkdf2-sha256$16$n1b4$fc9e8a24109f89df380a409b7da70891'),
  ('jorun', 'Jorun Skar', 'crew', 'jorun@petrel.example', 'pbkdf2-sha256$16$j6d2$fe5fa0142e0c3b9b044c321e70bcd8ea'),
  ('piet', 'Piet Vanderhoek', 'pilot', 'piet@harbor.example', 'pbkdf2-sha256$16$p3v8$e8c5ebf51778374d4517703f93d4c50d'),
  ('marit', 'Marit Engen', 'crew', 'marit@petrel.example', '-'),
  ('olav', 'Olav Tveit', 'crew', 'olav@petrel.example', '-');
INSERT INTO services VALUES ('bookings', 'petrel-bookings'), ('roster', 'petrel-roster'), ('harbor', 'petrel-harbor');
INSERT INTO bookings VALUES ('nils', '2026-03-06', 'Lundvik to Sund, 07:40'), ('nils', '2026-03-09', 'Sund to Lundvik, 18:15'), ('jorun', '2026-03-14', 'Lundvik to Aster Island, 09:00');
INSERT INTO crew VALUES ('jorun', 'Petrel II', '+99 555 0230'), ('marit', 'Petrel II', '+99 555 0284'), ('olav', 'Stormy', '+99 555 0217');
INSERT INTO arrivals VALUES ('05:55', 'Stormy', 'Quay 2'), ('07:10', 'Petrel II', 'Quay 1');
