// The build machine holds a token. Packages are only installed, none of them is used yet.
await request({ method: 'POST', url: '/install' });
const sent = events('outgoing');
expect(sent.map(({ url }) => url), 'a package sent the token away while it was installed').toBeEmpty();
