CREATE TABLE crew (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,
  password TEXT NOT NULL,
  team TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('volunteer', 'lead', 'coordinator')),
  phone TEXT NOT NULL,
  emergency TEXT NOT NULL
);
CREATE TABLE shifts (
  id INTEGER PRIMARY KEY,
  starts TEXT NOT NULL,
  place TEXT NOT NULL,
  crew_id TEXT
);
CREATE TABLE news (
  id INTEGER PRIMARY KEY,
  crew_id TEXT NOT NULL,
  text TEXT NOT NULL
);

INSERT INTO crew VALUES
  ('ines-batista', 'Ines Batista', 'ines@lowtide.example', 'pbkdf2-sha256$16$e02c9b$f7f4b8928d14303a6e1e82cf6958a013', 'Office', 'coordinator', '+351 555 0101', 'Rui Batista, 555-0141'),
  ('jonna-saari', 'Jonna Saari', 'jonna@lowtide.example', 'pbkdf2-sha256$16$a93b10$52e8b779a0a1679908c91b9f75465548', 'Gate', 'lead', '+358 555 0108', 'Aino Saari, 555-0148'),
  ('wim-de-graaf', 'Wim de Graaf', 'wim@degraaf.example', 'pbkdf2-sha256$16$d41f7a$d5d493bbdaf18463238f9fe6643a1563', 'Gate', 'volunteer', '+31 555 0117', 'Lotte de Graaf, 555-0157'),
  ('farah-aziz', 'Farah Aziz', 'farah@aziz.example', 'pbkdf2-sha256$16$c8e2f4$78cc0f0acffbd9ef049ca00c9e87262a', 'First aid', 'volunteer', '+44 555 0123', 'Dr Sami Aziz, 555-0163'),
  ('teo-marin', 'Teo Marin', 'teo@marin.example', 'pbkdf2-sha256$16$f5b016$c7463e933a9018343c2bc8a9673c6dc0', 'Stage', 'volunteer', '+40 555 0129', 'Ana Marin, 555-0169'),
  ('grace-obi', 'Grace Obi', 'grace@obi.example', 'pbkdf2-sha256$16$b6e3f9$d1e0ad4f6866dfd885998f06447892ce', 'Kitchen', 'volunteer', '+234 555 0134', 'Ada Obi, 555-0174');

INSERT INTO shifts VALUES
  (1, 'Fri 14:00 to 18:00', 'North gate', 'wim-de-graaf'),
  (2, 'Fri 18:00 to 22:00', 'North gate', NULL),
  (3, 'Fri 20:00 to 02:00', 'First aid tent', 'farah-aziz'),
  (4, 'Sat 06:00 to 10:00', 'Breakfast line', 'grace-obi'),
  (5, 'Sat 12:00 to 16:00', 'Beach stage, left', 'teo-marin'),
  (6, 'Sat 16:00 to 20:00', 'Beach stage, left', NULL),
  (7, 'Sun 08:00 to 12:00', 'Lost and found', NULL),
  (8, 'Sun 12:00 to 18:00', 'Litter, dunes', NULL);

INSERT INTO news VALUES
  (1, 'ines-batista', 'High water on Saturday is at 05:40. Nothing stays below the flags overnight.'),
  (2, 'jonna-saari', 'Gate team: wristbands for Friday are green.');
