const hana = await signIn('hana@okabe.example');
const name = pick(['handover/alarm.txt', './handover/alarm.txt', 'mill-bridge/../handover/alarm.txt']);
await hana.get(`/download?file=${encodeURIComponent(name)}`);
await hana.get(`/preview/${name}`);
await hana.get('/download?file=handover%252Falarm.txt');
const opened = events('file').filter((event) => event.outside && event.op !== 'stat');
expect(opened, 'a link led to a file outside, and it was opened').toBeEmpty();
