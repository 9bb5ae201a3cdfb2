// A package does not need an install script: its code runs when the program requires it.
await request({ method: 'POST', url: '/build' });
const direct = events('outgoing').filter(({ url }) => url.endsWith('/date-latice'));
expect(direct.map(({ url }) => url), 'a direct dependency sent the token away while the tests ran').toBeEmpty();
