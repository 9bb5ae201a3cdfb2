const hana = await signIn('hana@okabe.example');
// Links to a folder and to a file, one with an absolute target and one with a relative one, each named in several ways.
const linked = ['handover/alarm.txt', 'mill-bridge/estimate.txt', 'harbor-wall/received/lund.txt', 'harbor-wall/received/../../office/handover/alarm.txt'];
for (const link of shuffle(linked)) {
  for (const name of shuffle([link, `./${link}`, `mill-bridge/../${link}`, link.replace('/', '//')])) {
    await hana.get(`/download?file=${encodeURIComponent(name)}`);
    await hana.get(`/download?file=${encodeURIComponent(encodeURIComponent(name))}`);
    await hana.get(`/preview/${name}`);
    await hana.get(`/preview//srv/plans/${name}`);
  }
}
const opened = events('file').filter((event) => event.outside && event.op !== 'stat');
expect(opened, 'a link led to a file outside, and it was opened').toBeEmpty();
