CREATE TABLE staff (
  id TEXT PRIMARY KEY,
  staff_no TEXT NOT NULL UNIQUE,
  -- A real system stores a slow salted hash. Stored in plain text here, so that this lab is about one thing.
  access_code TEXT NOT NULL,
  name TEXT NOT NULL,
  role TEXT NOT NULL,
  ward TEXT NOT NULL,
  extension TEXT NOT NULL,
  home_address TEXT NOT NULL,
  emergency_contact TEXT NOT NULL,
  active INTEGER NOT NULL DEFAULT 1
);
CREATE TABLE shifts (
  staff_id TEXT NOT NULL REFERENCES staff (id),
  day TEXT NOT NULL,
  hours TEXT NOT NULL
);

INSERT INTO staff VALUES
  ('irene-falk', 'N1001', 'granite-owl-91', 'Irene Falk', 'Director', 'Administration', '100', '2 Lighthouse Row', 'Jonas Falk, 555-0142', 1),
  ('samuel-ohara', 'N1013', 'violet-rain-37', 'Samuel O''Hara', 'Surgeon', 'Theater', '231', '19 Cobbler Street', 'Ruth O''Hara, 555-0177', 1),
  ('mira-castell', 'N1042', 'quiet-tide-58', 'Mira Castell', 'Nurse', 'Ward 3', '340', '7 Mill Lane', 'Pau Castell, 555-0119', 1),
  ('tomas-reyes', 'N1077', 'copper-lift-23', 'Tomas Reyes', 'Porter', 'Ground floor', '118', '88 Foundry Road', 'Elena Reyes, 555-0163', 1),
  ('lin-zhao', 'N1090', 'paper-crane-64', 'Lin Zhao', 'Pharmacist', 'Pharmacy', '205', '31 Orchard Close', 'Wei Zhao, 555-0128', 1),
  ('amara-nwosu', 'N1103', 'bronze-fern-46', 'Amara Nwosu-Bell', 'Midwife', 'Ward 5', '352', '5 Quay Side', 'Kofi Bell, 555-0135', 1),
  ('piet-van-dam', 'N0871', 'winter-key-12', 'Piet van Dam', 'Caretaker', 'Ground floor', '117', '60 Canal Bank', 'Anna van Dam, 555-0151', 0);

INSERT INTO shifts VALUES
  ('mira-castell', 'Mon 2 March', '07:00 to 15:00'), ('mira-castell', 'Wed 4 March', '15:00 to 23:00'),
  ('tomas-reyes', 'Mon 2 March', '06:00 to 14:00'), ('irene-falk', 'Mon 2 March', '09:00 to 17:00'),
  ('lin-zhao', 'Tue 3 March', '08:00 to 16:00'), ('samuel-ohara', 'Mon 2 March', '12:00 to 22:00');
