CREATE TABLE orders (id INTEGER PRIMARY KEY, tea TEXT NOT NULL, city TEXT NOT NULL, status TEXT NOT NULL);
INSERT INTO orders VALUES (300, 'Smoked oolong', 'Ghent', 'paid'), (301, 'Jasmine pearls', 'Turku', 'open'), (302, 'Bergamot no. 4', 'Faro', 'open'), (303, 'Barley, roasted', 'Riga', 'open'), (304, 'Ten green samples', 'Graz', 'open');
