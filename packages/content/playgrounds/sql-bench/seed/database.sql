CREATE TABLE books (
  isbn TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  author TEXT NOT NULL,
  year INTEGER NOT NULL,
  price REAL NOT NULL,
  stock INTEGER NOT NULL,
  hidden INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE customers (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  city TEXT NOT NULL
);
CREATE TABLE orders (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  day TEXT NOT NULL,
  status TEXT NOT NULL
);
CREATE TABLE lines (
  order_id INTEGER NOT NULL REFERENCES orders (id),
  isbn TEXT NOT NULL REFERENCES books (isbn),
  count INTEGER NOT NULL,
  PRIMARY KEY (order_id, isbn)
);
CREATE TABLE reviews (
  id INTEGER PRIMARY KEY,
  isbn TEXT NOT NULL REFERENCES books (isbn),
  customer_id INTEGER REFERENCES customers (id),
  stars INTEGER NOT NULL,
  text TEXT NOT NULL
);
CREATE TABLE staff (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  role TEXT NOT NULL,
  pin TEXT NOT NULL
);
CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

INSERT INTO books VALUES
  ('978-0-553-00011-3', 'A Map of the Inland Sea', 'Maren Holt', 2019, 18.5, 7, 0),
  ('978-0-553-00012-0', 'The Lighthouse Sums', 'Idris Vane', 1987, 9.0, 2, 0),
  ('978-0-553-00013-7', 'Bread for Sailors', 'Oona Karvinen', 2011, 14.0, 0, 0),
  ('978-0-553-00014-4', 'Seaweed and Other Letters', 'Maren Holt', 2022, 16.9, 11, 0),
  ('978-0-553-00015-1', 'Forty Ways to Tie a Story', 'Pasquale Neri', 2004, 11.5, 4, 0),
  ('978-0-553-00016-8', 'The Quiet Ferry', 'Tove Aasen', 2016, 8.9, 19, 0),
  ('978-0-553-00017-5', 'Winter Harbor', 'Tove Aasen', 2018, 8.9, 5, 0),
  ('978-0-553-00018-2', 'What the Gull Saw', 'Benedikt Rau', 1979, 6.5, 1, 0),
  ('978-0-553-00019-9', 'Salt: a Workbook', 'Oona Karvinen', 2015, 22.0, 3, 0),
  ('978-0-553-00020-5', 'The Overseas Clerk', 'Adaeze Obi', 2020, 12.9, 8, 0),
  ('978-0-553-00021-2', 'Night Trains, Slow Boats', 'Adaeze Obi', 2023, 15.5, 14, 0),
  ('978-0-553-00022-9', 'Signal Flags for Beginners', 'Idris Vane', 1991, 7.2, 6, 0),
  ('978-0-553-00023-6', 'The Captain''s Second Diary', 'Lennart Boman', 2008, 13.0, 2, 0),
  ('978-0-553-00024-3', 'Not before May (proof copy)', 'Maren Holt', 2026, 19.9, 1, 1),
  ('978-0-553-00025-0', 'Tides, Explained to My Cat', 'Pasquale Neri', 2017, 10.0, 9, 0);

INSERT INTO customers VALUES
  (1, 'Hanna Sorel', 'hanna@sorel.example', 'Ostend'), (2, 'Kofi Mensah', 'kofi@mensah.example', 'Rotterdam'),
  (3, 'Signe Dahl', 'signe@dahl.example', 'Bergen'), (4, 'Rui Tavares', 'rui@tavares.example', 'Porto'),
  (5, 'Mei-Ling Tan', 'meiling@tan.example', 'Antwerp'), (6, 'Niall O''Shea', 'niall@oshea.example', 'Cork'),
  (7, 'Zofia Wrona', 'zofia@wrona.example', 'Gdynia'), (8, 'Emre Aydin', 'emre@aydin.example', 'Izmir');

INSERT INTO orders VALUES
  (701, 1, '2026-01-14', 'sent'), (702, 3, '2026-01-20', 'sent'), (703, 2, '2026-01-29', 'returned'), (704, 1, '2026-02-03', 'sent'),
  (705, 5, '2026-02-10', 'sent'), (706, 6, '2026-02-17', 'packed'), (707, 8, '2026-02-24', 'packed'), (708, 3, '2026-03-01', 'new'), (709, 4, '2026-03-02', 'new');

INSERT INTO lines VALUES
  (701, '978-0-553-00011-3', 1), (701, '978-0-553-00012-0', 2), (702, '978-0-553-00014-4', 1), (703, '978-0-553-00018-2', 1), (704, '978-0-553-00016-8', 1), (704, '978-0-553-00017-5', 1),
  (705, '978-0-553-00021-2', 3), (706, '978-0-553-00023-6', 1), (706, '978-0-553-00025-0', 1), (707, '978-0-553-00019-9', 1), (708, '978-0-553-00011-3', 2), (708, '978-0-553-00015-1', 1), (709, '978-0-553-00022-9', 1);

INSERT INTO reviews VALUES
  (1, '978-0-553-00011-3', 1, 5, 'I could smell the harbor on page one.'), (2, '978-0-553-00012-0', 1, 4, 'More arithmetic than I expected.'), (3, '978-0-553-00018-2', 2, 1, 'Told by a gull. All of it.'),
  (4, '978-0-553-00016-8', 3, 5, 'Nothing happens, beautifully.'), (5, '978-0-553-00021-2', 5, 4, 'Bought three, gave away two.'), (6, '978-0-553-00025-0', 6, 5, 'The cat is convinced.'), (7, '978-0-553-00019-9', NULL, 2, 'My dough is still wet.');

INSERT INTO staff VALUES
  (1, 'Maud Ekberg', 'owner', '7261-kite'), (2, 'Jonas Pell', 'bookseller', '4410-moth'), (3, 'Farida Noor', 'accounts', '9038-plum');

INSERT INTO settings VALUES
  ('shop_name', 'Paper Boat Books'), ('till_float', '150'), ('supplier_login', 'paperboat / tall-mast-66'), ('next_stocktaking', '2026-03-31');
