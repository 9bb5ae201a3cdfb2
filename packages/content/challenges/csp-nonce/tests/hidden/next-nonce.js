const noncesOf = ({ headers }) => headers.filter(([name]) => name.startsWith('content-security-policy')).flatMap(([, value]) => [...value.matchAll(/'nonce-([^']+)'/g)].map((found) => found[1]));
const rhea = await signIn('rhea@tanner.example');
const seen = [];
for (let visit = 0; visit < 12; visit++) seen.push(...noncesOf(await rhea.get('/')));
const now = Date.now();
// Counted on: each run of digits in a nonce, as it is or below an encoding.
const isText = (text) => /^[\x20-\x7e]+$/.test(text);
const count = (text, step) => [...text.matchAll(/\d+/g)].map((found) => text.slice(0, found.index) + String(BigInt(found[0]) + BigInt(step)).padStart(found[0].length, '0') + text.slice(found.index + found[0].length));
function successors(nonce, step) {
  const next = count(nonce, step);
  for (const encoding of ['base64', 'base64url', 'hex']) {
    const bytes = Buffer.from(nonce, encoding);
    if (isText(bytes.toString())) next.push(...count(bytes.toString(), step).map((text) => Buffer.from(text).toString(encoding)));
    else if (bytes.length > 0) { bytes[bytes.length - 1] += step; next.push(bytes.toString(encoding)); }
  }
  return next;
}
const mark = token(8);
const last = seen.at(-1) || '';
const guesses = new Set(['']);
for (let step = 1; step <= 8; step++) for (const guess of successors(last, step)) if (!seen.includes(guess)) guesses.add(guess);
sql("INSERT INTO greetings (person_id, html) VALUES ('rhea', ?)", [...guesses].map((nonce) => `<script nonce="${nonce.replaceAll('"', '')}">alert("${mark}")</script>`).join(''));
const kofi = await victim('kofi@kestrel.example');
await kofi.visit('/studio');
expect(ran(mark), 'the nonce of the next page was worked out').toBe(false);
// 16 bytes are 22 characters of base64.
expect(seen.filter((nonce) => nonce.length < 22), 'a nonce of less than 16 bytes can be tried').toBeEmpty();
// How many nonces there can be, guessed low from those that were seen: places that never change, or that always repeat
// another one, add nothing. A policy of hashes has no nonce at all.
const columns = new Set(Array.from({ length: Math.min(64, ...seen.map((nonce) => nonce.length)) }, (_, at) => seen.map((nonce) => nonce[at]).join('\n')));
const bits = [...columns].reduce((sum, column) => sum + Math.log2(new Set(column.split('\n')).size), 0);
expect(seen.length === 0 || bits > 64, `the nonce has so few possible values that all of them can be tried (some ${Math.round(bits)} bits)`).toBe(true);
// Math.random is a formula: from the same state it gives the same numbers.
const state = number(1, 1_000_000);
const [one, between, other] = [[], [], []];
for (const list of [one, between, other]) {
  if (list !== between) reseed(state);
  list.push(...noncesOf(await rhea.get('/')));
}
const windows = (text) => Array.from({ length: Math.max(0, text.length - 7) }, (_, at) => text.slice(at, at + 8));
const isRepeated = (part) => other.some((nonce) => nonce.includes(part)) && !between.some((nonce) => nonce.includes(part));
expect(one.flatMap(windows).filter(isRepeated), 'the nonce is made of Math.random').toBeEmpty();
// A hash makes no secret of a number that anybody can count to.
const times = [String(now), String(Math.floor(now / 1000)), new Date(now).toISOString()];
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
expect([...seen, ...one, ...other].filter((nonce) => hashed.has(startOf(nonce))), 'the nonce is the hash of a number').toBeEmpty();
