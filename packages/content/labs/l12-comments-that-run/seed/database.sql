CREATE TABLE users (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  password TEXT NOT NULL,
  role TEXT NOT NULL,
  name TEXT NOT NULL,
  town TEXT NOT NULL,
  site TEXT NOT NULL
);
CREATE TABLE articles (
  id INTEGER PRIMARY KEY,
  section TEXT NOT NULL,
  headline TEXT NOT NULL,
  author TEXT NOT NULL,
  body TEXT NOT NULL
);
CREATE TABLE comments (
  id INTEGER PRIMARY KEY,
  article_id INTEGER NOT NULL REFERENCES articles (id),
  user_id TEXT NOT NULL REFERENCES users (id),
  body TEXT NOT NULL,
  at TEXT NOT NULL
);

INSERT INTO users VALUES
  ('nils-aker', 'nils@aker.example', 'pbkdf2-sha256$16$nils$674916d62d33079b69c39ef504f6a0f3', 'reader', 'Nils Aker', 'Harbor Row', 'https://aker.example/boats?sort=age&page=1'),
  ('juno-park', 'juno@park.example', 'pbkdf2-sha256$16$juno$35a1a4c2c6467aabcb1226ced980b257', 'reader', 'Juno Park', 'Upper Saltmouth', ''),
  ('hanne-voss', 'hanne@courier.example', 'pbkdf2-sha256$16$hanne$5e08cea05644ddfd90d1804ff6a75cc2', 'editor', 'Hanne Voss', 'The newsroom', '');

INSERT INTO articles VALUES
  (1, 'Harbor', 'Night ferry to stop in April', 'Ruth Calder', 'The ferry to Ness will not sail at night any more. From April the last boat leaves at 21:40, the company said on Friday.
Fishing families who work in Ness want the council to pay for one late boat on weekdays.'),
  (2, 'Town', 'Oak & Sons hand the bakery to their apprentice', 'Theo Brandt', 'After sixty-one years the ovens of Oak & Sons change hands. Amina Idris learned there, and she will keep the rye loaf.
The shop in Bell Lane stays closed for a week in March.'),
  (3, 'Council', 'Lights on the pier: two plans, one budget', 'Ruth Calder', 'Old lamps, mended, or new ones with sensors: the council votes on Thursday. Both plans cost less than 40,000.
The harbor master would like it dark enough to see the buoys.');

INSERT INTO comments VALUES
  (1, 1, 'juno-park', 'My shift ends at 22:00. What am I to do, *swim*?', '1 March, 18:20'),
  (2, 1, 'nils-aker', 'There was a late boat until 2011, see [the old timetable](https://ness-ferry.example/archive?year=2011&line=2). It was _never_ empty.', '1 March, 19:05'),
  (3, 2, 'nils-aker', 'The rye loaf, thank goodness.', '2 March, 07:40');
