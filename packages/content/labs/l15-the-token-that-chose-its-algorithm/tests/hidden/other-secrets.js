const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const [{ id }] = shuffle(sql('SELECT id FROM people'));
const claims = { iss: 'https://id.nordvik.example', sub: id, aud: 'zenith', iat: 1768809600, exp: 1768809600 + number(200, 300) };
const hashes = { HS256: 'sha256', hs256: 'sha256', Hs256: 'sha256', HS384: 'sha384', HS512: 'sha512' };
for (const kid of ['nordvik-2026', 'nordvik-2024']) {
  const pem = keys.pair(kid.replace('nordvik-', 'nordvik-id-')).publicKey;
  for (const alg of shuffle(Object.keys(hashes))) {
    for (const secret of [pem, pem.trim(), kid, '', 'secret', 'undefined']) {
      const data = `${encode({ alg, kid })}.${encode(claims)}`;
      await client().get(`/sso?token=${data}.${crypto.createHmac(hashes[alg], secret).update(data).digest('base64url')}`);
    }
  }
}
// The same key in other forms, and other words that are no secret.
const published = keys.pair('nordvik-id-2026').publicKey;
const inside = published.split('\n').filter((line) => line !== '' && !line.startsWith('-')).join('');
const der = Buffer.from(inside, 'base64');
const digest = (text) => crypto.createHash('sha256').update(text).digest();
const known = [
  inside, inside.replace(/=+$/, ''), published.replaceAll('\n', ''), published.replaceAll('\n', '\\n'), published.trim().replaceAll('\n', '\r\n'), der, der.toString('hex'), der.toString('base64url'),
  digest(published), digest(published).toString('hex'), digest(published).toString('base64'), digest(inside).toString('hex'), digest(der), digest(der).toString('hex'),
  // What is published beside the key, and what was found with the retired one.
  ...['md5', 'sha1', 'sha512'].map((name) => crypto.createHash(name).update(published).digest('hex')), ...published.split('\n'), digest(published).toString('base64url'),
  keys.pair('nordvik-id-2024').privateKey, '2025-08-19', 'null', 'ES256', 'nordvik-2026', 'petra-lie',
  'nordvik-id-2026', 'nordvik', 'zenith', 'https://id.nordvik.example', id,
];
for (const secret of known) {
  const data = `${encode({ alg: 'HS256', kid: 'nordvik-2026' })}.${encode(claims)}`;
  await client().get(`/sso?token=${data}.${crypto.createHmac('sha256', secret).update(data).digest('base64url')}`);
}
blocked('session', 'a token that anybody can sign opened a session');
