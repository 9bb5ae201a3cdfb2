const petra = client();
const sent = await petra.post('/id/login', { email: 'petra@nordvik.example', password: 'anchor-point-18', app: 'zenith' }, { follow: false });
const address = `/sso?token=${sent.header('location').split('token=')[1]}`;
clock.advance(pick([20 * 60_000, 3_600_000, 26 * 3_600_000, 9 * 86_400_000]));
await client().get(address);
clock.advance(number(1, 40) * 86_400_000);
await client().get(address);
blocked('session', 'a token opened a session long after it expired');
