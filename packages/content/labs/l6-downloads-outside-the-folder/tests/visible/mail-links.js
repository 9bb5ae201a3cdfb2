// Mail programs encode the address once more, so a space becomes %2520.
const victor = await signIn('victor@lund.example');
const saved = await victor.get('/download?file=harbor-wall%252FList%2520of%2520drawings.txt');
expect(saved.body, 'a link from an email should save the document').toContain('chart datum Skerrow');
const seen = await victor.get('/preview/mill-bridge/Load%2520test.txt');
expect(seen.body, 'a link from an email should show the document').toContain('Bearings on the east side');
