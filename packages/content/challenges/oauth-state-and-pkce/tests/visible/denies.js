// Tamsin presses Deny at Coldstore. Then she opens the callback without having begun anything.
const tamsin = await signIn('tamsin@orde.example');
const consent = await tamsin.get('/connect');
const fields = Object.fromEntries([...consent.body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map((found) => [found[1], found[2]]));
await tamsin.post('/coldstore/authorize', { ...fields, deny: 'yes' });
await tamsin.get('/connect/callback?code=nothing');
await tamsin.get('/connect/callback');
expect((await tamsin.get('/files')).body, 'nothing should be connected').toContain('No drive is connected');
expect(events('fault'), 'the app should not throw an error').toBeEmpty();
