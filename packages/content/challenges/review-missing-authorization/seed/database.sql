CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL UNIQUE, password TEXT NOT NULL);
CREATE TABLE plans (id INTEGER PRIMARY KEY, title TEXT NOT NULL, template INTEGER NOT NULL DEFAULT 0, status TEXT NOT NULL DEFAULT 'open');
CREATE TABLE members (plan_id INTEGER NOT NULL REFERENCES plans (id), person_id TEXT NOT NULL REFERENCES people (id), role TEXT NOT NULL, PRIMARY KEY (plan_id, person_id));
CREATE TABLE items (id INTEGER PRIMARY KEY, plan_id INTEGER NOT NULL REFERENCES plans (id), text TEXT NOT NULL, done INTEGER NOT NULL DEFAULT 0);

INSERT INTO people VALUES
  ('freya', 'Freya Lund', 'freya@lund.example', 'pbkdf2-sha256$16$f2k8$39e724255e372283785e279894218e60'),
  ('wim', 'Wim de Boer', 'wim@deboer.example', 'pbkdf2-sha256$16$w5m1$95cf03f67c7f49a0f1eed8c10b6be606'),
  ('carla', 'Carla Nunes', 'carla@nunes.example', '-');
INSERT INTO plans VALUES (1, 'Garden party, checklist', 1, 'open'), (2, 'Street fair, checklist', 1, 'open'), (11, 'Village fair', 0, 'open'), (12, 'Surprise for Wim', 0, 'open'), (13, 'Wim and Carla: the fair stand', 0, 'open');
INSERT INTO members VALUES (11, 'freya', 'organizer'), (11, 'wim', 'helper'), (12, 'freya', 'organizer'), (12, 'carla', 'helper'), (13, 'wim', 'organizer'), (13, 'carla', 'helper');
INSERT INTO items (plan_id, text) VALUES
  (1, 'Borrow benches'), (1, 'Ask the neighbors'), (2, 'Permit for the street'), (2, 'Power for twelve stands'),
  (11, 'Judge for the cake table'), (11, 'Tent, six by nine meters'),
  (12, 'Collect for the telescope, € 640 so far'), (12, 'His brother arrives on Friday, keep it quiet'),
  (13, 'Sixty jars of honey'), (13, 'Paint the price board');
