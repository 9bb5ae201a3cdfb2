// Somebody who joined today opens a booking after its owner did, in every order and spelling.
const email = `${token(8)}@new.example`;
const id = `new-${token(6)}`;
sql("INSERT INTO people SELECT ?, 'Eve Sol', ?, password FROM people WHERE id = 'rufus'", id, email);
const booking = number(700, 999);
sql("INSERT INTO bookings VALUES (?, 'hanne', 'Town Hall', '2026-04-02', 'open', ?)", booking, `Z${number(1, 9)}-${number(1000, 9999)}`);
const [hanne, eve, rufus] = [await signIn('hanne@oakes.example'), await signIn(email, 'chain-oil-92'), await signIn('rufus@crane.example')];
for (const number of shuffle([booking, 601, 602])) {
  for (const url of shuffle([`/bookings/${number}`, `/bookings/${number}?x=1`, `/bookings/${number}/`])) {
    await hanne.get(url);
    clock.advance(pick([0, 1_000, 30_000]));
    for (const who of shuffle([eve, rufus])) await who.get(url);
  }
}
// And a rider who is one no longer.
sql('INSERT INTO riders VALUES (?, ?)', booking, id);
await eve.get(`/bookings/${booking}`);
sql('DELETE FROM riders WHERE booking_id = ?', booking);
await eve.get(`/bookings/${booking}`);
const seen = events('disclosed').filter(({ to }) => to !== 'hanne');
expect(seen, 'a page that was made for its owner was sent to somebody else').toBeEmpty();
