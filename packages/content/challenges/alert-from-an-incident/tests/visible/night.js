// The night to 28 February, as the web server saw it: one password, fourteen names, about one a minute.
const names = ['office@norrwood.example', 'info@norrwood.example', 'edda@norrwood.example', 'sales@quillfeather.example', 'info@quillfeather.example', 'accounts@quillfeather.example', 'tomas@quillfeather.example', 'office@harmonsen.example', 'admin@harmonsen.example', 'orders@harmonsen.example', 'shipping@harmonsen.example', 'lin@harmonsen.example', 'office@saltergate.example', 'mira@saltergate.example'];
for (const email of names) {
  await client().post('/login', { email, password: 'Winter2026!' }, { headers: { 'x-lab-address': '203.0.113.77' } });
  clock.advance(61_000);
}
expect(events('mail').length, 'nobody was alerted').toBeGreaterThan(0);
blocked('session', "the attacker signed in to Mira's account");
