// Two customers, one password. Nobody who reads the table should be able to tell.
const password = `currant bun ${token(4)}`;
const emails = [`${token(6)}@new.example`, `${token(6)}@other.example`];
for (const email of emails) await client().post('/signup', { name: 'Somebody', email, password });
const [first, second] = emails.map((email) => sql('SELECT password AS stored FROM customers WHERE email = ?', email)[0].stored);
expect(first === second, 'both rows hold the same value: a guess at one gives both').toBe(false);
