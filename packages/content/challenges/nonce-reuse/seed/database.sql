CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE messages (id INTEGER PRIMARY KEY, sender TEXT NOT NULL, time TEXT NOT NULL, text TEXT NOT NULL);

-- The key differs in every copy of this app: reading it here does not help elsewhere.
INSERT INTO settings VALUES ('fleet_key', 'tern {{flag}}');
INSERT INTO messages VALUES
  (1, 'dispatch', '06:00', 'Good morning. Ice on the harbor bridge, take the tunnel.'),
  (2, 'nadia', '06:12', 'Tunnel is clear, two parcels for the museum on board.'),
  (3, 'dispatch', '06:20', 'For the night shift: the depot opens with {{flag}}, as of today.'),
  (4, 'oscar', '06:41', 'Flat tire at Linden Square, back in twenty minutes.'),
  (5, 'dispatch', '06:43', 'Nadia, please take the two parcels that Oscar has.');
