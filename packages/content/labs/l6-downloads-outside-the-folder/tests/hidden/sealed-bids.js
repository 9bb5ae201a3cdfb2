const hana = await signIn('hana@okabe.example');
const bid = pick(['lund', 'tern-brothers']);
const ways = [`../plans-sealed/harbor-wall/${bid}.txt`, `harbor-wall/../../plans-sealed/harbor-wall/${bid}.txt`, `./../plans-sealed/./harbor-wall/${bid}.txt`];
for (const way of shuffle(ways)) {
  await hana.get(`/download?file=${encodeURIComponent(way)}`);
  await hana.get(`/preview/${encodeURIComponent(way)}`);
}
await hana.get(`/preview//srv/plans-sealed/harbor-wall/${bid}.txt`);
await hana.get(`/preview/%2Fsrv%2Fplans-sealed%2Fharbor-wall%2F${bid}.txt`);
const opened = events('file').filter((event) => event.outside && event.op !== 'stat');
expect(opened, 'a sealed bid was opened').toBeEmpty();
