CREATE TABLE people (name TEXT PRIMARY KEY, password TEXT NOT NULL);
CREATE TABLE notes (id INTEGER PRIMARY KEY, owner TEXT NOT NULL, text TEXT NOT NULL);
INSERT INTO people VALUES ('ada', 'pbkdf2-sha256$16$a1b2c3d4e5f60718$d9b311bbe0f24701365c20aa37270355'), ('bo', 'pbkdf2-sha256$16$1827364554637281$2c406ba06d530b619ab15d3b84e4710d');
INSERT INTO notes VALUES (1, 'ada', 'Buy lamp oil before Friday'), (2, 'bo', 'The spare key is under the third pot');
