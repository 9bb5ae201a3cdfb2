// Tamsin connects her own drive, from the page of her receipts.
const tamsin = await signIn('tamsin@orde.example');
const consent = await tamsin.get('/connect?next=/receipts');
const fields = Object.fromEntries([...consent.body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map((found) => [found[1], found[2]]));
const back = await tamsin.post('/coldstore/authorize', { ...fields, email: 'tamsin@orde.example', password: 'willow-lathe-26' });
expect(back.url, 'she should be back at her receipts').toMatch(/\/receipts$/);
expect((await tamsin.get('/files')).body, 'she should see the files of her drive').toContain('offer-town-hall.txt');
expect(sql("SELECT text FROM files WHERE drive_id = 'tamsin' AND name = 'receipt 502'"), 'her receipts should have been copied to her drive').toHaveLength(1);
