// Gil begins to connect his drive, and keeps the address that Coldstore sends him back to. Tamsin opens it.
const gil = await signIn('gil@marsh.example');
const consent = await gil.get('/connect');
const fields = Object.fromEntries([...consent.body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map((found) => [found[1], found[2]]));
const stopped = await client().post('/coldstore/authorize', { ...fields, email: 'gil@marsh.example', password: 'grey-anvil-61' }, { follow: false });
const tamsin = await signIn('tamsin@orde.example');
await tamsin.get(stopped.header('location'));
expect(sql("SELECT name FROM files WHERE drive_id = 'gil' AND text IN (SELECT text FROM receipts WHERE person_id = 'tamsin')"), "Tamsin's receipts are in Gil's drive").toBeEmpty();
