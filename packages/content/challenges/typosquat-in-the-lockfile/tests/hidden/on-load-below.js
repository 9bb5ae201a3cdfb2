// The same for a package that only another package asks for.
await request({ method: 'POST', url: '/build' });
const nested = events('outgoing').filter(({ url }) => !url.endsWith('/date-latice'));
expect(nested.map(({ url }) => url), 'a dependency of a dependency sent the token away').toBeEmpty();
