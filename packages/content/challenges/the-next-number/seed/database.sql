CREATE TABLE tickets (
  number INTEGER PRIMARY KEY,
  holder TEXT NOT NULL,
  email TEXT NOT NULL,
  seat TEXT NOT NULL,
  code TEXT NOT NULL
);

-- The codes of the other guests differ in every copy of this app.
INSERT INTO tickets VALUES
  (7301, 'Agnes Thorne', 'agnes@thorne.example', 'B4', '{{flag}}-01'),
  (7302, 'Bilal Haddad', 'bilal.haddad@post.example', 'B5', '{{flag}}-02'),
  (7303, 'Cora Lindqvist', 'cora@studio-north.example', 'C11', '{{flag}}-03'),
  (7304, 'You', 'you@mail.example', 'D7', 'gull-4471'),
  (7305, 'Dr. Emil Sander', 'emil.sander@clinic.example', 'D8', '{{flag}}-05'),
  (7306, 'Fumiko Ito', 'fumiko@ito.example', 'E2', '{{flag}}-06'),
  (7307, 'Gwen Parry', 'gwen@parry.example', 'E3', '{{flag}}-07');
