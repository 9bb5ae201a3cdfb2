const decode = (value) => value.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
const fieldsOf = (reply) => Object.fromEntries([...reply.body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map((found) => [found[1], decode(found[2])]));
async function allow(fields, email, password) {
  const location = (await client().post('/coldstore/authorize', { ...fields, email, password }, { follow: false })).header('location');
  const values = new Map(location.split('?')[1].split('&').map((pair) => pair.split('=').map(decodeURIComponent)));
  return { location, get: (name) => values.get(name) };
}
async function join(name, like) {
  const id = `${name}-${token(6)}`;
  const email = `${token(8)}@new.example`;
  // At Coldstore, people have a name and an address of their own.
  const drive = `drive-${token(8)}`;
  const address = `${token(8)}@private.example`;
  sql('INSERT INTO people SELECT ?, ?, ?, password FROM people WHERE id = ?', id, `${name} ${token(5)}`, email, like);
  sql('INSERT INTO drives SELECT ?, ?, password FROM drives WHERE id = ?', drive, address, like);
  sql('INSERT INTO files (drive_id, name, text) VALUES (?, ?, ?)', drive, `${token(6)}.txt`, `Private: ${token(12)}`);
  return { id, drive, email, address, password: like === 'gil' ? 'grey-anvil-61' : 'willow-lathe-26' };
}
const [una, eve] = [await join('una', 'tamsin'), await join('eve', 'gil')];
const victim = await signIn(una.email, una.password);
for (const begun of shuffle(['no', 'now', 'both'])) {
  for (const whose of shuffle(['hers', 'victim', ...(begun === 'now' ? ['none', 'empty'] : [])])) {
    const attacker = await signIn(eve.email, eve.password);
    const hers = begun === 'no' ? {} : fieldsOf(await attacker.get('/connect'));
    // The victim begins before or after the attacker does, and her code is seen on its way.
    const stolen = await allow(fieldsOf(await victim.get('/connect')), una.address, una.password);
    if (begun === 'both') Object.assign(hers, fieldsOf(await attacker.get('/connect')));
    const states = { hers: `&state=${encodeURIComponent(hers.state ?? '')}`, victim: `&state=${encodeURIComponent(stolen.get('state') ?? '')}`, none: '', empty: '&state=' };
    await attacker.get(`/connect/callback?code=${stolen.get('code')}${states[whose]}`);
    const before = (await attacker.get('/files')).body;
    sql('UPDATE files SET text = ? WHERE drive_id = ?', `Private: ${token(12)}`, una.drive);
    expect((await attacker.get('/files')).body, 'a stolen code opened the drive of its owner to somebody else').toBe(before);
  }
}
blocked('disclosed', 'a stolen code opened the drive of its owner to somebody else');
