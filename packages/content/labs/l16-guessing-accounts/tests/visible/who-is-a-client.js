// The same wrong password, once for a client and once for somebody the practice has never heard of.
const known = await client().post('/login', { email: 'priya@nair.example', password: 'guess' }, { follow: false });
const unknown = await client().post('/login', { email: 'nobody@nair.example', password: 'guess' }, { follow: false });
const plain = (reply, email) => reply.body.replaceAll(email, '').replace(/\d+/g, '0');
expect(known.status, 'the status reveals who is a client').toBe(unknown.status);
expect(plain(known, 'priya@nair.example'), 'the words reveal who is a client').toBe(plain(unknown, 'nobody@nair.example'));
