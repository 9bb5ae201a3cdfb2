const hana = await signIn('hana@okabe.example');
const text = `Correction, ${token(6)}`;
const names = ['../victor-lund/harbor-wall', '../../plans-sealed/harbor-wall/lund', '../../plans/harbor-wall/List of drawings', '../../plans/handover/alarm', 'x/../../victor-lund/harbor-wall', `/srv/notes/../plans/mill-bridge/${token(5)}`];
// Names that begin or end with a tender, and the folder of a bidder whose id begins like Hana's.
names.push('harbor-wall/../../victor-lund/harbor-wall', '../victor-lund/mill-bridge', `../hana-okabe-${token(4)}/harbor-wall`, '../hana-okabe.txt/mill-bridge', `mill-bridge/../../${token(6)}`);
for (const name of shuffle(names)) {
  const dotless = encodeURIComponent(name).replaceAll('.', '%2e');
  for (const spelled of [encodeURIComponent(name), dotless, encodeURIComponent(encodeURIComponent(name)), encodeURIComponent(dotless), encodeURIComponent(name.replaceAll('/', '\\'))]) {
    await hana.post(`/tenders/${spelled}/notes`, { text }, { follow: false });
    await hana.get(`/tenders/${spelled}/notes.txt`);
  }
}
// Whose notes they are is not asked of the sender.
const whose = Object.fromEntries(['bidder', 'bidder_id', 'bidderId', 'user', 'owner', 'as'].map((field) => [field, 'victor-lund']));
const query = Object.entries(whose).map((pair) => pair.join('=')).join('&');
const headers = { 'x-bidder': 'victor-lund', 'x-bidder-id': 'victor-lund', 'x-user-id': 'victor-lund', 'x-internal': '1' };
await hana.post(`/tenders/harbor-wall/notes?${query}`, { text, ...whose }, { headers, follow: false });
await hana.get(`/tenders/harbor-wall/notes.txt?${query}`, { headers });
await hana.get(`/tenders/harbor-wall?${query}`, { headers });
const astray = events('file').filter((event) => event.op !== 'stat' && event.found && !event.real.startsWith('/srv/notes/hana-okabe/'));
expect(astray, "a note was written or read outside Hana's own notes").toBeEmpty();
