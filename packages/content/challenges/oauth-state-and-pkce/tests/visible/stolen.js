// Tamsin begins. Her code gets into the wrong hands before she is back, and Gil uses it in a connection that he began.
const tamsin = await signIn('tamsin@orde.example');
const consent = await tamsin.get('/connect');
const fieldsOf = (reply) => Object.fromEntries([...reply.body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map((found) => [found[1], found[2]]));
const stopped = await client().post('/coldstore/authorize', { ...fieldsOf(consent), email: 'tamsin@orde.example', password: 'willow-lathe-26' }, { follow: false });
const [, code] = /[?&]code=(\w+)/.exec(stopped.header('location'));
const gil = await signIn('gil@marsh.example');
const state = fieldsOf(await gil.get('/connect')).state ?? '';
await gil.get(`/connect/callback?code=${code}&state=${encodeURIComponent(state)}`);
await gil.get('/files');
blocked('disclosed', "Gil was shown the files of Tamsin's drive");
