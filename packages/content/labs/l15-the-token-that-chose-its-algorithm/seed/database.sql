CREATE TABLE people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  job TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,
  password TEXT NOT NULL,
  iban TEXT NOT NULL,
  tax TEXT NOT NULL
);
CREATE TABLE payslips (
  person_id TEXT NOT NULL REFERENCES people (id),
  month TEXT NOT NULL,
  remark TEXT NOT NULL,
  net INTEGER NOT NULL
);

INSERT INTO people VALUES
  ('petra-lie', 'Petra Lie', 'night assistant', 'petra@nordvik.example', 'pbkdf2-sha256$16$b6e3f9$d1e0ad4f6866dfd885998f06447892ce', 'NO93 5555 1111 947', 'Table 7103'),
  ('sami-aho', 'Sami Aho', 'instrument maker', 'sami@nordvik.example', 'pbkdf2-sha256$16$c1d805$c7e3b0665af66f7b4708a0e7ea75a603', 'NO41 5555 2222 306', 'Table 7100'),
  ('solveig-aune', 'Solveig Aune', 'director', 'solveig@nordvik.example', 'pbkdf2-sha256$16$d3f2a6$8f8c308aef816cc23c2d55ffed901fe5', 'NO17 5555 3333 582', 'Table 7125'),
  ('dmitri-volkov', 'Dmitri Volkov', 'astronomer', 'dmitri@nordvik.example', 'pbkdf2-sha256$16$c8e2f4$78cc0f0acffbd9ef049ca00c9e87262a', 'NO68 5555 4444 119', 'Table 7107');

INSERT INTO payslips VALUES
  ('petra-lie', '2025-12', 'night shifts, 11', 31480), ('petra-lie', '2025-11', 'night shifts, 14', 33120),
  ('sami-aho', '2025-12', 'mirror cell, bonus', 38900), ('sami-aho', '2025-11', '', 35250),
  ('solveig-aune', '2025-12', 'board, yearly', 94600), ('solveig-aune', '2025-11', '', 61200),
  ('dmitri-volkov', '2025-12', 'grant, second part', 52310);
