// Payments that do not exist, and a provider that is not available.
const email = `${token(8)}@new.example`;
const id = `new-${token(6)}`;
sql("INSERT INTO people SELECT ?, 'Eve Sol', ?, password FROM people WHERE id = 'rufus'", id, email);
const booking = number(700, 999);
sql("INSERT INTO bookings VALUES (?, ?, 'Town Hall', '2026-04-02', 'open', ?)", booking, id, `Z${number(1, 9)}-${number(1000, 9999)}`);
const eve = await signIn(email, 'chain-oil-92');
for (const charge of shuffle(['ch-down', 'ch-broken', token(9), '', '../charges', `ch-paid/${token(3)}`])) await eve.post(`/bookings/${booking}/confirm`, { charge }, { follow: false });
expect(sql('SELECT status FROM bookings WHERE id = ?', booking)[0].status, 'a booking was confirmed without a payment').toBe('open');
