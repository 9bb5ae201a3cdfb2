CREATE TABLE staff (id TEXT PRIMARY KEY, name TEXT NOT NULL, role TEXT NOT NULL, email TEXT NOT NULL UNIQUE, password TEXT NOT NULL);
CREATE TABLE payslips (id INTEGER PRIMARY KEY, staff_id TEXT NOT NULL REFERENCES staff (id), month TEXT NOT NULL, iban TEXT NOT NULL, cents INTEGER NOT NULL);
CREATE TABLE refunds (
  id INTEGER PRIMARY KEY,
  member TEXT NOT NULL,
  cents INTEGER NOT NULL,
  asked_by TEXT NOT NULL REFERENCES staff (id),
  status TEXT NOT NULL,
  approved_by TEXT
);

INSERT INTO staff VALUES
  ('priya', 'Priya Raman', 'manager', 'priya@kestrel.example', 'pbkdf2-sha256$16$p1a2b3$ef0a321c3ecedc8f5133f7f8417d4af8'),
  ('jonah', 'Jonah Weiss', 'front desk', 'jonah@kestrel.example', 'pbkdf2-sha256$16$j4d5e6$531607764800adfbdc759123e4a92d15'),
  ('teresa', 'Teresa Lindholm', 'route setter', 'teresa@kestrel.example', '-'),
  ('abel', 'Abel Fontaine', 'trainer', 'abel@kestrel.example', '-');

INSERT INTO payslips VALUES
  (1, 'priya', 'February', 'XX41 0077 2210 9043', 312500), (2, 'jonah', 'February', 'XX12 0054 8812 3301', 184000),
  (3, 'teresa', 'February', 'XX83 0021 4490 7718', 226000), (4, 'abel', 'February', 'XX29 0090 1157 6642', 209500);

INSERT INTO refunds VALUES
  (1, 'Lena Auer', 5400, 'jonah', 'paid', 'priya'), (2, 'Family Osei', 12000, 'jonah', 'open', NULL),
  (3, 'Marek Hollan', 89000, 'jonah', 'open', NULL), (4, 'Chess club', 3000, 'teresa', 'open', NULL);
