CREATE TABLE bidders (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  company TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,
  password TEXT NOT NULL
);
CREATE TABLE tenders (
  id TEXT PRIMARY KEY,
  number TEXT NOT NULL,
  title TEXT NOT NULL,
  client TEXT NOT NULL,
  closes TEXT NOT NULL
);
CREATE TABLE documents (
  id INTEGER PRIMARY KEY,
  tender_id TEXT NOT NULL REFERENCES tenders (id),
  sheet TEXT NOT NULL,
  title TEXT NOT NULL,
  file TEXT NOT NULL UNIQUE
);

INSERT INTO bidders VALUES
  ('hana-okabe', 'Hana Okabe', 'Okabe Marine Works', 'hana@okabe.example', 'pbkdf2-sha256$16$a4d9c3$dd0a85c0029ffe92ec01d6b431cc4897'),
  ('victor-lund', 'Victor Lund', 'Lund & Daughter', 'victor@lund.example', 'pbkdf2-sha256$16$b88f02$394fbc43690773a177fb183a16226b4e');

INSERT INTO tenders VALUES
  ('harbor-wall', 'FS-118', 'Harbor wall, north side', 'Port of Skerrow', '2026-10-02'),
  ('mill-bridge', 'FS-121', 'Mill bridge, new deck', 'County of Arden', '2026-10-16');

INSERT INTO documents VALUES
  (1, 'harbor-wall', '000', 'List of drawings', 'harbor-wall/List of drawings.txt'),
  (2, 'harbor-wall', '101', 'Sections A1 to A4', 'harbor-wall/Sections A1..A4.txt'),
  (3, 'harbor-wall', 'BQ', 'Bill of quantities', 'harbor-wall/Bill of quantities.csv'),
  (4, 'mill-bridge', '001', 'Load test of 2025', 'mill-bridge/Load test.txt'),
  (5, 'mill-bridge', 'AD', 'Addendum, as of today', 'mill-bridge/latest.txt');
