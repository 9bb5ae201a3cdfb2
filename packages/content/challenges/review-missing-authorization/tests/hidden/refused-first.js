// A copy that is taken back was still a copy: while it was there, the other
// members could read it. A trigger notes each row that is written to the items.
const noted = `noted_${token(8)}`;
sql(`CREATE TABLE ${noted} (item INTEGER NOT NULL)`);
for (const event of ['INSERT', 'UPDATE'])
  sql(
    `CREATE TRIGGER ${noted}_${event} AFTER ${event} ON items ` +
      `BEGIN INSERT INTO ${noted} VALUES (NEW.id); END`,
  );
const written = () => sql(`SELECT item FROM ${noted}`);
const wim = await signIn('wim@deboer.example');
for (const plan of shuffle([11, 13]))
  await wim.post(`/plans/${plan}/copy`, { from: '12' }, { follow: false });
expect(
  written(),
  'a copy that had to be refused wrote to the items',
).toBeEmpty();
