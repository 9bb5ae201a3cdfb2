CREATE TABLE users (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  business TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,
  password TEXT NOT NULL
);
CREATE TABLE clients (
  id INTEGER PRIMARY KEY,
  owner_id TEXT NOT NULL REFERENCES users (id),
  name TEXT NOT NULL,
  email TEXT NOT NULL
);
CREATE TABLE invoices (
  id INTEGER PRIMARY KEY,
  owner_id TEXT NOT NULL REFERENCES users (id),
  client_id INTEGER NOT NULL REFERENCES clients (id),
  number TEXT NOT NULL,
  issued TEXT NOT NULL,
  due TEXT NOT NULL,
  status TEXT NOT NULL,
  payment_ref TEXT NOT NULL,
  note TEXT NOT NULL DEFAULT ''
);
CREATE TABLE lines (
  invoice_id INTEGER NOT NULL REFERENCES invoices (id),
  position INTEGER NOT NULL,
  text TEXT NOT NULL,
  cents INTEGER NOT NULL,
  PRIMARY KEY (invoice_id, position)
);

INSERT INTO users VALUES
  ('ada-moreau', 'Ada Moreau', 'Moreau Studio', 'ada@moreau.example', 'pbkdf2-sha256$16$a1f0c3$7f1fa0783a2da6a82d945b119fb93eac'),
  ('bo-lindqvist', 'Bo Lindqvist', 'Lindqvist Boats', 'bo@lindqvist.example', 'pbkdf2-sha256$16$b7d2e9$fa77041261d2381a320871a031a45efa'),
  ('chidi-okafor', 'Chidi Okafor', 'Okafor Translations', 'chidi@okafor.example', 'pbkdf2-sha256$16$c4a8f1$606cdc2293f5570c53d1ca7c8a8c84d0');

INSERT INTO clients VALUES
  (1, 'ada-moreau', 'Riverside Bakery', 'accounts@riverside-bakery.example'),
  (2, 'ada-moreau', 'Tall Ships Museum', 'buchhaltung@tallships.example'),
  (3, 'bo-lindqvist', 'Harbor Pilots', 'office@harbor-pilots.example'),
  (4, 'bo-lindqvist', 'Island Ferries', 'finance@island-ferries.example'),
  (5, 'chidi-okafor', 'Northern Courts', 'clerk@northern-courts.example');

INSERT INTO invoices VALUES
  (2041, 'ada-moreau', 1, 'LL-2041', '2026-02-03', '2026-03-05', 'sent', 'RF-7K2M-94QX', 'Second reminder in March.'),
  (2042, 'bo-lindqvist', 4, 'LL-2042', '2026-02-04', '2026-03-06', 'overdue', 'RF-3T8W-61HB', 'Hull repair, see survey of January.'),
  (2043, 'ada-moreau', 2, 'LL-2043', '2026-02-09', '2026-03-11', 'draft', 'RF-5P1D-77LC', ''),
  (2044, 'chidi-okafor', 5, 'LL-2044', '2026-02-11', '2026-03-13', 'paid', 'RF-8V6N-20ZG', 'Sealed case: no names on the cover.'),
  (2045, 'bo-lindqvist', 3, 'LL-2045', '2026-02-16', '2026-03-18', 'sent', 'RF-1R9Y-58FS', ''),
  (2046, 'ada-moreau', 1, 'LL-2046', '2026-02-23', '2026-03-25', 'sent', 'RF-6J4E-33UA', '');

INSERT INTO lines VALUES
  (2041, 1, 'Menu and price boards, design', 184000), (2041, 2, 'Print supervision', 42000),
  (2042, 1, 'Hull repair, starboard', 1265000), (2042, 2, 'Slipway, six days', 238000),
  (2043, 1, 'Exhibition panels, concept', 320000),
  (2044, 1, 'Sworn translation, 214 pages', 856000),
  (2045, 1, 'Pilot boat, yearly service', 447500),
  (2046, 1, 'Bread bags, three sizes', 96000), (2046, 2, 'Photography, half a day', 65000);
