const hana = await signIn('hana@okabe.example');
// A bidder who joined today keeps a note on a tender of today: a file that was on no list when the fix was written.
const bidder = `bidder-${token(6)}`;
const tender = `tender-${token(6)}`;
const stored = sql("SELECT password FROM bidders WHERE id = 'victor-lund'")[0].password;
sql('INSERT INTO bidders VALUES (?, ?, ?, ?, ?)', bidder, 'Ines Roca', 'Roca Piling', `${bidder}@new.example`, stored);
sql("INSERT INTO tenders VALUES (?, 'FS-190', 'Ferry steps', 'Port of Skerrow', '2026-12-01')", tender);
const ines = await signIn(`${bidder}@new.example`, 'plumb-bob-71');
await ines.post(`/tenders/${tender}/notes`, { text: `Our price: ${number(100, 900)} a meter` });
// Whoever was allowed a file of that name may not have every file of that name.
for (const who of [ines, hana]) {
  for (const door of ['/download?file=', '/preview/']) await who.get(`${door}harbor-wall/List%20of%20drawings.txt`);
}
const before = events('file').length;
const targets = [`notes/${bidder}/${tender}.txt`, 'notes/victor-lund/harbor-wall.txt', 'backup/bidders.csv', 'backup/srv/plans/harbor-wall/Bill with prices.csv', 'backup/srv/plans/harbor-wall/List of drawings.txt', '../var/log/planroom.log', '../home/planroom/.ssh/id_ed25519'];
// Hana, and whoever joined today.
for (const [index, target] of shuffle(targets).entries()) {
  const who = index % 2 === 0 ? ines : hana;
  await who.get(`/download?file=${encodeURIComponent(`../${target}`)}`);
  await who.get(`/preview/${encodeURIComponent(`../${target}`)}`);
  await who.get(`/preview//srv/${target}`);
  // Names that contain the name of a document, begin with it or end with it.
  const [{ file }] = shuffle(sql('SELECT file FROM documents'));
  for (const name of [`${file}/../../../${target}`, `../${target}/../../plans/${file}/../../../${target}`, `../${target}#${file}`, `../${target}?${file}`]) {
    await who.get(`/download?file=${encodeURIComponent(name)}`);
    await who.get(`/preview/${encodeURIComponent(name)}`);
  }
}
const opened = events('file').slice(before).filter((event) => event.op !== 'stat' && event.found && !`${event.real}/`.startsWith('/srv/plans/'));
expect(opened, 'a file that is not a plan was opened').toBeEmpty();
