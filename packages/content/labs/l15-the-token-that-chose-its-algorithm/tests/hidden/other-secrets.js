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
blocked('session', 'a token that anybody can sign opened a session');
