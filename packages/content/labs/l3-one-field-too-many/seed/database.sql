CREATE TABLE customers (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,
  password TEXT NOT NULL,
  street TEXT NOT NULL,
  city TEXT NOT NULL,
  grind TEXT NOT NULL DEFAULT 'filter',
  delivery_day TEXT NOT NULL DEFAULT 'Tuesday',
  newsletter INTEGER NOT NULL DEFAULT 0,
  credit_cents INTEGER NOT NULL DEFAULT 0,
  tier TEXT NOT NULL DEFAULT 'home',
  staff INTEGER NOT NULL DEFAULT 0,
  joined TEXT NOT NULL
);
CREATE TABLE coffees (
  name TEXT PRIMARY KEY,
  note TEXT NOT NULL,
  cents_per_kg INTEGER NOT NULL
);
CREATE TABLE boxes (
  id INTEGER PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  coffee TEXT NOT NULL REFERENCES coffees (name),
  grams INTEGER NOT NULL,
  every_weeks INTEGER NOT NULL,
  paused INTEGER NOT NULL DEFAULT 0,
  price_cents INTEGER NOT NULL,
  next_on TEXT NOT NULL
);

INSERT INTO customers VALUES
  ('nele-claes', 'Nele Claes', 'nele@claes.example', 'pbkdf2-sha256$16$b31fe2$b3909b8f22ba2581d7ac7d0f640a36ee', '14 Weavers'' Quay', 'Ghent', 'filter', 'Wednesday', 1, 750, 'home', 0, '2024-11-04'),
  ('hugo-brandt', 'Hugo Brandt', 'hugo@brandt.example', 'pbkdf2-sha256$16$c902aa$5dfbdbdd7dbdf87ceab8f867f48b343f', '3 Chapel Hill', 'Aachen', 'espresso', 'Friday', 0, 0, 'home', 0, '2025-02-17'),
  ('cafe-kormoran', 'Café Kormoran', 'hello@kormoran.example', 'pbkdf2-sha256$16$d77e01$c1e2fc5e5d7d4bcc8ca31b7ead911899', '71 Harbor Front', 'Antwerp', 'beans', 'Monday', 1, 12400, 'trade', 0, '2023-06-01'),
  ('night-bus', 'The Night Bus', 'crew@nightbus.example', 'pbkdf2-sha256$16$c8e2f4$78cc0f0acffbd9ef049ca00c9e87262a', 'Lot 9, Old Tram Depot', 'Leuven', 'beans', 'Thursday', 0, 3050, 'trade', 0, '2024-03-22'),
  ('mira-finch', 'Mira Finch', 'mira@finch-harrow.example', 'pbkdf2-sha256$16$e19c45$fe239ca9b0599fbae1a26e74846de475', '1 Roastery Yard', 'Ghent', 'beans', 'Monday', 1, 0, 'home', 1, '2022-01-10');

INSERT INTO coffees VALUES
  ('Kirinyaga', 'blackcurrant and lime', 3600),
  ('Huila', 'red apple, caramel', 2900),
  ('Mogiana', 'hazelnut, milk chocolate', 2400),
  ('Sidama', 'jasmine, apricot', 3800);

INSERT INTO boxes VALUES
  (301, 'nele-claes', 'Huila', 500, 2, 0, 1450, '2026-05-06'),
  (302, 'nele-claes', 'Sidama', 250, 4, 1, 950, '2026-05-20'),
  (303, 'hugo-brandt', 'Mogiana', 1000, 4, 0, 2400, '2026-05-08'),
  (304, 'cafe-kormoran', 'Mogiana', 1000, 1, 0, 1920, '2026-05-04'),
  (305, 'night-bus', 'Kirinyaga', 500, 1, 0, 1440, '2026-05-07');
