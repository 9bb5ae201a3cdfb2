const email = `${token(8)}@new.example`;
const guest = client();
await guest.request({ method: 'POST', url: '/join', json: { name: "Siân O'Dell", email, password: 'paper-boat-31', street: '12 Row', city: 'Lier', friend: pick(['hugo-brandt', 'night-bus']) } });
const look = () => sql('SELECT * FROM customers WHERE email = ?', email)[0];
expect([look().name, look().street, look().city, look().credit_cents], 'a new customer should be saved as the form says').toEqual(["Siân O'Dell", '12 Row', 'Lier', 500]);
const steps = shuffle([['name', 'name', `Siân ${token(5)}`], ['street', 'street', `${number(2, 90)} ${token(6)} Row`], ['city', 'city', token(7)], ['grind', 'grind', pick(['espresso', 'press'])], ['deliveryDay', 'delivery_day', pick(['Monday', 'Friday'])], ['delivery_day', 'delivery_day', 'Thursday'], ['newsletter', 'newsletter', 1], ['newsletter', 'newsletter', 0]]);
for (const [name, column, value] of steps) {
  const wanted = { ...look(), [column]: value };
  await guest.patch('/api/account', { json: { [name]: value } });
  expect(look(), `the phone app should be able to change ${name} alone`).toEqual(wanted);
}
const form = { name: 'Siân', street: `${number(2, 90)} Quay`, city: 'Ghent', grind: 'beans', delivery_day: 'Tuesday', newsletter: '0' };
const wanted = { ...look(), ...form, newsletter: 0 };
await guest.post('/account', form);
expect(look(), 'the form should save its six fields and nothing else').toEqual(wanted);
const cafe = sql("SELECT password FROM customers WHERE id = 'nele-claes'")[0].password;
sql("UPDATE customers SET password = ? WHERE id = 'cafe-kormoran'", cafe);
const kormoran = await signIn('hello@kormoran.example', 'morning-grind-27');
const [coffee, price] = pick([['Huila', 1160], ['Sidama', 1520], ['Kirinyaga', 1440]]);
await kormoran.patch('/api/boxes/304', { json: { coffee, grams: 500 } });
expect(sql('SELECT coffee, grams, price_cents, customer_id FROM boxes WHERE id = 304')[0], 'cafés should go on paying four fifths').toEqual({ coffee, grams: 500, price_cents: price, customer_id: 'cafe-kormoran' });
await kormoran.patch('/api/boxes/304', { json: { grams: 250 } });
expect(sql('SELECT grams, price_cents FROM boxes WHERE id = 304')[0], 'another weight alone should have another price').toEqual({ grams: 250, price_cents: price / 2 });
await kormoran.patch('/api/boxes/304', { json: { coffee: 'Mogiana' } });
expect(sql('SELECT coffee, grams, price_cents FROM boxes WHERE id = 304')[0], 'another coffee alone should have another price').toEqual({ coffee: 'Mogiana', grams: 250, price_cents: 480 });
// A coffee that is roasted for the first time today.
const roast = `Lot ${token(5)}`;
const cents = 20 * number(50, 200);
sql("INSERT INTO coffees VALUES (?, 'plum', ?)", roast, cents);
await kormoran.patch('/api/boxes/304', { json: { coffee: roast, grams: 1000 } });
expect(sql('SELECT coffee, price_cents FROM boxes WHERE id = 304')[0], 'a new coffee should have its price').toEqual({ coffee: roast, price_cents: cents * 0.8 });
// A wrong password, and an address that nobody has. And nobody signed in.
const answers = [];
for (const name of [email, 'nobody@new.example']) {
  const reply = await client().post('/login', { email: name, password: 'paper-boat-32' });
  expect(reply.of('session'), 'a wrong password should open nothing').toBeEmpty();
  answers.push(reply.body);
}
expect(answers[0], 'the answer should not tell who is a customer').toBe(answers[1]);
const reply = await guest.patch('/api/account', { json: { grind: 'beans' } });
expect(reply.body, 'the account should not have the hash of the password').not.toContain('pbkdf2');
const refused = await client().patch('/api/account', { json: { grind: 'press' } });
expect([refused.status < 500, look().grind], 'without a session nothing should change').toEqual([true, 'beans']);
const typed = [...accounts.map(({ password }) => password), 'paper-boat-31'];
expect(events('log').filter(({ text }) => typed.some((password) => text.includes(password))), 'a password was printed').toBeEmpty();
