CREATE TABLE orders (id INTEGER PRIMARY KEY, shop TEXT NOT NULL);
CREATE TABLE lines (id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL REFERENCES orders (id), article TEXT NOT NULL, count INTEGER NOT NULL, note TEXT NOT NULL);
INSERT INTO orders VALUES (31, 'Corner Ironmongery'), (32, 'Hillside Garden Center');
INSERT INTO lines (order_id, article, count, note) VALUES (31, 'B-114', 12, 'Oak handles'), (32, 'S-020', 40, '');
