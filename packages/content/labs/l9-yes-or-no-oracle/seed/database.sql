CREATE TABLE items (
  id INTEGER PRIMARY KEY,
  description TEXT NOT NULL,
  station TEXT NOT NULL,
  train TEXT NOT NULL,
  handed_in TEXT NOT NULL,
  shelf TEXT NOT NULL,
  returned INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

INSERT INTO items (description, station, train, handed_in, shelf, returned) VALUES
  ('Black umbrella, wooden handle', 'Harbor Street', 'RE 7', '2026-02-27', 'A1', 0),
  ('Child''s red glove, left hand', 'Old Mill', 'S 3', '2026-02-27', 'A4', 0),
  ('Cello in a gray case, sticker of a whale', 'Northgate', 'IC 204', '2026-02-28', 'strongroom', 0),
  ('Blue rucksack, swimming things inside', 'Saltmarsh', 'S 3', '2026-02-28', 'B2', 0),
  ('Silver camera with a scratched lens cap', 'Airport', 'AX 12', '2026-02-28', 'strongroom', 1),
  ('Reading glasses, tortoiseshell', 'Harbor Street', 'RE 7', '2026-03-01', 'A2', 0),
  ('Paperback, bus ticket as a bookmark', 'Old Mill', 'S 1', '2026-03-01', 'C1', 0),
  ('Green umbrella, two ribs bent', 'Airport', 'AX 09', '2026-03-01', 'A1', 0),
  ('Set of four keys on a cork', 'Saltmarsh', 'S 3', '2026-03-01', 'A3', 1),
  ('Gold wedding ring, engraved 14 June', 'Northgate', 'IC 311', '2026-03-01', 'strongroom', 0),
  ('Thermos flask, still warm', 'Harbor Street', 'RE 9', '2026-03-02', 'C2', 0);

INSERT INTO settings VALUES
  ('opening_hours', '8 to 18'),
  ('strongroom_code', '{{flag}}'),
  ('officer_on_duty', 'H. Brandt');
