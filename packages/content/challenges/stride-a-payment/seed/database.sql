CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, role TEXT NOT NULL, email TEXT NOT NULL UNIQUE, password TEXT NOT NULL);
CREATE TABLE articles (id TEXT PRIMARY KEY, name TEXT NOT NULL, cents INTEGER NOT NULL);
CREATE TABLE orders (id INTEGER PRIMARY KEY, person_id TEXT NOT NULL REFERENCES people (id), article_id TEXT NOT NULL REFERENCES articles (id), count INTEGER NOT NULL, cents INTEGER NOT NULL, address TEXT NOT NULL, status TEXT NOT NULL DEFAULT 'open', refund_by TEXT);
CREATE TABLE parcels (id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL REFERENCES orders (id));
CREATE TABLE payment_events (event TEXT PRIMARY KEY);
CREATE TABLE attempts (id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL, person_id TEXT NOT NULL, time INTEGER NOT NULL);
CREATE TABLE cards (number TEXT PRIMARY KEY);
CREATE TABLE log (id INTEGER PRIMARY KEY, text TEXT NOT NULL);

INSERT INTO people VALUES
  ('alma', 'Alma Tregear', 'buyer', 'alma@tregear.example', 'pbkdf2-sha256$16$a1m4$0085ce030bad4f5ed27b2405ee4577ca'),
  ('ben', 'Ben Carrow', 'buyer', 'ben@carrow.example', 'pbkdf2-sha256$16$a1m4$0085ce030bad4f5ed27b2405ee4577ca'),
  ('cora', 'Cora Penhallow', 'clerk', 'cora@penhallow.example', 'pbkdf2-sha256$16$c6o2$03ad01dfb321ade37534cc8219f1ec10'),
  ('dov', 'Dov Arieli', 'clerk', 'dov@penhallow.example', 'pbkdf2-sha256$16$d9v5$e4e0832671448aecc5da3a6c289ef4d9');
INSERT INTO articles VALUES ('beet', 'Striped beet', 320), ('leek', 'Winter leek', 280), ('box', 'The collection: forty varieties', 9600);
INSERT INTO orders VALUES (901, 'alma', 'box', 1, 9600, 'Alma Tregear, Chapel Row 3', 'open', NULL), (902, 'alma', 'beet', 2, 640, 'Alma Tregear, Chapel Row 3', 'paid', NULL), (903, 'ben', 'leek', 1, 280, 'Ben Carrow, The Old Forge', 'open', NULL);
INSERT INTO parcels (order_id) VALUES (902);
INSERT INTO cards VALUES ('4000123400005678');
