const hana = await signIn('hana@okabe.example');
// One of them begins like the folder itself.
const targets = [pick(['app/settings.env', 'office/handover/alarm.txt']), 'plans-sealed/harbor-wall/lund.txt'];
const ups = ['....//', '..././', '.../...//', '%2e%2e%2f', '%2e%2e/', '..%2f', '%2E%2E%2F', '.%2e/', './.././', `${pick(['harbor-wall', 'mill-bridge', 'nowhere'])}/../../`, '..//', '....//....//'];
for (const target of shuffle(targets)) {
  for (const up of shuffle(ups)) {
    const name = `${up}${target}`;
    await hana.get(`/download?file=${encodeURIComponent(name)}`);
    await hana.get(`/download?file=${name}`);
    await hana.get(`/preview/${encodeURIComponent(name)}`);
  }
  for (const name of [`harbor-wall/....//....//${target}`, `harbor-wall/..././..././${target}`]) await hana.get(`/download?file=${encodeURIComponent(name)}`);
  // Encoded once more and once more: what is decoded later is not what was looked at.
  for (let name = `../${target}`, times = 0; times < 4; times++) {
    name = encodeURIComponent(name).replaceAll('.', '%2e');
    await hana.get(`/download?file=${name}`);
    await hana.get(`/preview/${name}`);
  }
  // The name twice makes a list of it, and a list becomes a text with a comma.
  for (const first of ['mill-bridge/latest.txt', 'x']) {
    for (const up of ['../', '../../../', '../../../../']) await hana.get(`/download?file=${first}&file=${up}${target}`);
    await hana.get(`/download?file=../${target}&file=${first}`);
  }
  // What is no way up for this disk, until somebody makes one of it: other slashes, other dots, and blanks around them.
  for (const up of ['..\\', '\uff0e\uff0e\uff0f', '\u2025/', '\u2024\u2024\u2215', ' ../', '.. /', ' .. /', '\t..\t/', '.\u200b./', '..;/', 'mill-bridge\\..\\..\\']) {
    const name = encodeURIComponent(`${up}${target}`);
    await hana.get(`/download?file=${name}`);
    await hana.get(`/preview/${name}`);
  }
  // Whoever asks, and with whatever program.
  for (const headers of [{ 'x-internal': '1', 'x-forwarded-for': '127.0.0.1', 'user-agent': 'HeadlessChrome/140' }, { referer: 'https://app.test/tenders', accept: 'application/pdf', range: 'bytes=0-100' }]) {
    await hana.get(`/download?file=../${target}`, { headers });
    await hana.get(`/preview/..%2F${encodeURIComponent(target)}`, { headers });
  }
  await hana.get(`/download?file=/srv/plans/../${target}`);
  await hana.get(`/preview//srv/plans/../${target}`);
}
const opened = events('file').filter((event) => event.outside && event.op !== 'stat');
expect(opened, 'a file outside was opened through another spelling').toBeEmpty();
