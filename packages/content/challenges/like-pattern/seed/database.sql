CREATE TABLE vouchers (
  code TEXT PRIMARY KEY,
  worth TEXT NOT NULL,
  giver TEXT NOT NULL,
  holder TEXT NOT NULL,
  message TEXT NOT NULL,
  until TEXT NOT NULL,
  used INTEGER NOT NULL DEFAULT 0
);

-- The four characters of the prize cards differ in every copy of this app: reading them here does not help elsewhere.
INSERT INTO vouchers VALUES
  ('BATH-9D4M-2025', 'One visit', 'Counter', 'Ilse Maier', 'Happy birthday!', '2026-12-31', 1),
  ('BATH-T2XV-2025', 'Three visits', 'Counter', 'The Hollow Street choir', 'For cold voices.', '2026-12-31', 0),
  ('GOLD-' || upper(substr('{{flag}}', 14, 4)) || '-2024', 'A year for two', 'The house', 'Ruben Acker', 'See you in the steam.', '2025-06-30', 1),
  ('GOLD-' || upper(substr('{{flag}}', 13, 4)) || '-2025', 'A year for two', 'The house', 'Nadia and Per', 'Mind the third step.', '2026-06-30', 0),
  ('BATH-K7Q2-2026', 'Two visits', 'Counter', 'You', 'Thank you for coming in the rain.', '2027-12-31', 0),
  ('BATH-M8RW-2026', 'Ten visits', 'Counter', 'Gerda Sund', 'Doctor''s orders.', '2027-12-31', 0),
  ('GOLD-' || upper(substr('{{flag}}', 15, 4)) || '-2026', 'A year for two', 'The house', 'drawn on 2 January', 'Greeting of the house: {{flag}}', '2026-12-31', 0);
