CREATE TABLE staff (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  -- Stored in plain text, so that this challenge is about one thing.
  pin TEXT NOT NULL,
  code TEXT NOT NULL
);
CREATE TABLE things (
  id INTEGER PRIMARY KEY,
  what TEXT NOT NULL,
  place TEXT NOT NULL
);

INSERT INTO staff VALUES ('odile', 'Odile Marchand', 'pin-{{flag}}', '{{flag}}');

INSERT INTO things VALUES
  (1, 'Umbrella, green, one rib bent', 'Line 4, Monday'),
  (2, 'Child''s glove, left', 'Platform 2, Monday'),
  (3, 'Trumpet in its case', 'Night train to the coast, Tuesday'),
  (4, 'Umbrella, black (one of eleven)', 'Line 1, all week'),
  (5, 'Set of keys with a wooden fish', 'Waiting room, Wednesday'),
  (6, 'Book: "A Short History of Fog"', 'Line 7, Wednesday');
