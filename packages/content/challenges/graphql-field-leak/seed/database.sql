CREATE TABLE members (id TEXT PRIMARY KEY, name TEXT NOT NULL, city TEXT NOT NULL, email TEXT NOT NULL UNIQUE, phone TEXT NOT NULL, password TEXT NOT NULL);
CREATE TABLE groups (id TEXT PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE belongs (member_id TEXT NOT NULL REFERENCES members (id), group_id TEXT NOT NULL REFERENCES groups (id), PRIMARY KEY (member_id, group_id));
CREATE TABLE hikes (id TEXT PRIMARY KEY, title TEXT NOT NULL, day TEXT NOT NULL, leader_id TEXT NOT NULL REFERENCES members (id));

INSERT INTO members VALUES
  ('m-ada', 'Ada Moreau', 'Lindau', 'ada@moreau.example', '+99 555 0141', 'pbkdf2-sha256$16$a9e3b5$2c5866ba8b17380e2a4cab10ce56b610'),
  ('m-kas', 'Kasimir Elp', 'Bregenz', 'kasimir@elp.example', '+99 555 0172', 'pbkdf2-sha256$16$k7a1c2$712f008bed141c124ebad47c7ff4dcf4'),
  ('m-una', 'Una Ferreira', 'Chur', 'una@ferreira.example', '+99 555 0188', '-'),
  ('m-bet', 'Betje de Wit', 'Lindau', 'betje@dewit.example', '+99 555 0113', '-'),
  ('m-osk', 'Oskar Thorne', 'Sargans', 'oskar@thorne.example', '+99 555 0167', '-');
INSERT INTO groups VALUES ('g-early', 'Early birds'), ('g-photo', 'Slow with cameras'), ('g-winter', 'Winter boots');
INSERT INTO belongs VALUES ('m-ada', 'g-early'), ('m-ada', 'g-photo'), ('m-una', 'g-photo'), ('m-bet', 'g-early'), ('m-kas', 'g-winter'), ('m-osk', 'g-winter'), ('m-una', 'g-winter');
INSERT INTO hikes VALUES ('h-1', 'Frozen lake and back', '2026-03-07', 'm-kas'), ('h-2', 'First crocuses', '2026-03-15', 'm-una'), ('h-3', 'Ridge by moonlight', '2026-04-01', 'm-osk');
