const email = `${token(8)}@new.example`;
const id = `new-${token(6)}`;
sql("INSERT INTO people SELECT ?, 'Eve Sol', ?, password FROM people WHERE id = 'rufus'", id, email);
sql('UPDATE bookings SET lock_code = ? || id', `${token(2)}-${number(1000, 9999)}-`);
const eve = await signIn(email, 'chain-oil-92');
const word = token(4);
const terms = [`'' OR 'a'='a' --`, `${word}'' OR 1=1 --`, `'' UNION SELECT id, person_id, place, day, status, lock_code FROM bookings --`, `${word}'' OR place LIKE '%`, `%'' OR id > 0 --`];
for (const term of shuffle(terms)) {
  const reply = await eve.get(`/bookings?place=${encodeURIComponent(term)}`);
  expect(reply.of('sql').flatMap(({ injected }) => injected), 'the search term became part of the statement').toBeEmpty();
}
blocked('disclosed', 'a search showed the locks of other customers');
