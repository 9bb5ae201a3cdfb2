CREATE TABLE users (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,
  password TEXT NOT NULL,
  role TEXT NOT NULL
);
CREATE TABLE cabins (
  id INTEGER PRIMARY KEY,
  host_id TEXT NOT NULL REFERENCES users (id),
  name TEXT NOT NULL,
  place TEXT NOT NULL,
  price INTEGER NOT NULL,
  photo TEXT NOT NULL,
  free_from TEXT NOT NULL,
  -- HTML, as the hosts' editor produces it.
  description TEXT NOT NULL,
  rules TEXT NOT NULL
);
CREATE TABLE bookings (
  id INTEGER PRIMARY KEY,
  cabin_id INTEGER NOT NULL REFERENCES cabins (id),
  user_id TEXT NOT NULL REFERENCES users (id),
  nights INTEGER NOT NULL,
  phone TEXT NOT NULL
);

INSERT INTO users VALUES
  ('lotte-maas', 'Lotte Maas', 'lotte@maas.example', 'pbkdf2-sha256$16$lotte$351572fb5db56ee45771b394eccb9990', 'guest'),
  ('piet-dorn', 'Piet Dorn', 'piet@dorn.example', 'pbkdf2-sha256$16$piet$bc86f863479e90eb911d5c6b94eac2aa', 'host'),
  ('ida-falk', 'Ida Falk', 'ida@falk.example', '-', 'host');

INSERT INTO cabins VALUES
  (1, 'ida-falk', 'Heron House', 'Heron Lake', 84, 'heron.jpg', '9 May', '<p>A wooden house with <strong>its own jetty</strong>. In the morning the herons stand closer than you think.</p><p><img src="https://images.cabinfolk.example/jetty.jpg" alt="The jetty"></p><p>Bread comes by boat on Saturdays.</p>', 'No fires on the jetty. Feed nobody, least of all the herons.'),
  (2, 'piet-dorn', 'The Signal Box', 'Dorn Valley', 61, 'signal.jpg', '17 April', '<p>The old signal box of the valley line. <em>Levers included</em>, trains are not.</p>', 'Please leave the levers as you find them.'),
  (3, 'piet-dorn', 'Two Larches', 'Dorn Valley', 73, 'larches.jpg', '2 June', '<p>High up, with a stove and a view.</p>', 'Firewood is behind the house.');
