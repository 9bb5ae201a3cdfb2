CREATE TABLE customers (id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL UNIQUE, password TEXT NOT NULL, address TEXT NOT NULL);
CREATE TABLE visits (id TEXT PRIMARY KEY, customer_id TEXT REFERENCES customers (id));
CREATE TABLE bread (id TEXT PRIMARY KEY, name TEXT NOT NULL, cents INTEGER NOT NULL);
CREATE TABLE baskets (visit_id TEXT NOT NULL, bread_id TEXT NOT NULL REFERENCES bread (id));

INSERT INTO customers VALUES
  ('ada', 'Ada Moreau', 'ada@moreau.example', 'pbkdf2-sha256$16$a9e3b5$2c5866ba8b17380e2a4cab10ce56b610', '4 Ropewalk, third floor, ring twice'),
  ('kelp', 'Kasimir Elp', 'kasimir@elp.example', 'pbkdf2-sha256$16$k7a1c2$712f008bed141c124ebad47c7ff4dcf4', 'Houseboat Pelikan, berth 12');

INSERT INTO bread VALUES ('rye', 'Dark rye', 520), ('walnut', 'Walnut crust', 610), ('oat', 'Oat and honey', 480), ('plait', 'Sunday plait', 450);
