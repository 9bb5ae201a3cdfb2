const noncesOf = (reply) => reply.headers.filter(([name]) => name.startsWith('content-security-policy')).flatMap(([, value]) => [...value.matchAll(/'nonce-([^']+)'/g)].map((found) => found[1]));
// Math.random is a formula: whoever has seen a few of its numbers knows its state. Twice from the same state, what is made
// of it comes twice.
const chance = await signIn('piet@dorn.example');
const state = number(1, 1_000_000);
const [one, between, other] = [[], [], []];
for (const list of [one, between, other]) {
  if (list !== between) reseed(state);
  list.push(...noncesOf(await chance.get('/cabins/2')));
}
const windows = (text) => Array.from({ length: Math.max(0, text.length - 7) }, (_, at) => text.slice(at, at + 8));
const isRepeated = (part) => other.some((nonce) => nonce.includes(part)) && !between.some((nonce) => nonce.includes(part));
expect(one.flatMap(windows).filter(isRepeated), 'the nonce is made of Math.random, and can be worked out').toBeEmpty();
// Neither the number of an answer nor the time becomes a secret by a hash.
const times = [String(Date.now()), String(Math.floor(Date.now() / 1000)), new Date().toISOString()];
const counts = Array.from({ length: 9 }, (_, at) => String(at));
const small = [...Array.from({ length: 90 }, (_, at) => String(at)), ...times, ...times.flatMap((time) => counts.flatMap((at) => ['', '-', ':'].flatMap((sign) => [time + sign + at, at + sign + time])))];
// Sixteen characters tell a hash. Base64 is compared in one of its two alphabets.
const hashed = new Set();
for (const text of small) {
  for (const name of ['md5', 'sha1', 'sha256']) {
    const made = crypto.createHash(name).update(text).digest();
    for (const encoding of ['hex', 'base64url']) hashed.add(made.toString(encoding).slice(0, 16));
  }
}
const startOf = (nonce) => nonce.slice(0, 16).replaceAll('+', '-').replaceAll('/', '_');
expect([...one, ...other].filter((nonce) => hashed.has(startOf(nonce))), 'the nonce is the hash of a number that everybody can count to').toBeEmpty();
// What the pages showed so far, continued: counted on, in each spelling in which one can count.
const seen = [];
const piet = await signIn('piet@dorn.example');
for (let visit = 0; visit < 12; visit++) {
  const reply = await piet.get('/cabins/2');
  for (const [name, value] of reply.headers) if (name.startsWith('content-security-policy')) for (const found of value.matchAll(/'nonce-([^']+)'/g)) seen.push(found[1]);
}
const isText = (text) => /^[\x20-\x7e]+$/.test(text);
// Each run of digits in a text, counted on.
const count = (text, step) => [...text.matchAll(/\d+/g)].map((found) => text.slice(0, found.index) + String(BigInt(found[0]) + BigInt(step)).padStart(found[0].length, '0') + text.slice(found.index + found[0].length));
function successors(nonce, step) {
  const next = count(nonce, step);
  for (const encoding of ['base64', 'base64url', 'hex']) {
    const bytes = Buffer.from(nonce, encoding);
    if (isText(bytes.toString())) next.push(...count(bytes.toString(), step).map((text) => Buffer.from(text).toString(encoding)));
    else if (bytes.length > 0) { bytes[bytes.length - 1] += step; next.push(bytes.toString(encoding)); }
  }
  for (const base of [16, 36]) if (nonce.length < 11 && /^[0-9a-z]+$/.test(nonce)) next.push((parseInt(nonce, base) + step).toString(base).padStart(nonce.length, '0'));
  return next;
}
const mark = token(8);
const last = seen.at(-1) || '';
const known = new Set(seen);
const guesses = new Set(['']);
for (let step = 1; step <= 8; step++) for (const guess of successors(last, step)) if (!known.has(guess)) guesses.add(guess);
const html = [...guesses].map((nonce) => `<script nonce="${nonce.replaceAll('"', '')}">alert("${mark}")</script>`).join('');
sql('UPDATE cabins SET description = ? WHERE id = 2', html);
const lotte = await victim('lotte@maas.example');
await lotte.visit('/cabins/2');
expect(ran(mark), 'the nonce of the next page was counted out').toBe(false);
// How many nonces there can be, guessed low from those that were seen: places that never change, or that always repeat
// another one, add nothing. A policy of hashes has no nonce at all.
const columns = new Set(Array.from({ length: Math.min(64, ...seen.map((nonce) => nonce.length)) }, (_, at) => seen.map((nonce) => nonce[at]).join('\n')));
const bits = [...columns].reduce((sum, column) => sum + Math.log2(new Set(column.split('\n')).size), 0);
expect(seen.length === 0 || bits > 64, `the nonce has so few possible values that all of them can be tried (some ${Math.round(bits)} bits)`).toBe(true);
// 16 bytes are 22 characters of base64. Math.random gives at most 7 bytes, and pieces of it are no better than one.
expect(seen.filter((nonce) => nonce.length < 22), 'a nonce of less than 16 bytes can be worked out or tried').toBeEmpty();
