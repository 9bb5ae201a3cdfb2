CREATE TABLE offers (id INTEGER PRIMARY KEY, name TEXT NOT NULL, tags TEXT NOT NULL, text TEXT NOT NULL);
INSERT INTO offers (name, tags, text) VALUES
  ('Plot 14 West', 'tomato, early', 'Black cherry tomatoes, third year of our own seed. About forty envelopes.'),
  ('Ingrid', 'broad bean', 'Broad beans, the small red ones. They survived the frost in April.'),
  ('School garden', 'sunflower, kids', 'Sunflower heads. The birds have had their share.');
