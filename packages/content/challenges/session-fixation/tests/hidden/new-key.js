// The same sign-in several times, with the same planted ID at the same time. Whatever is computed from what Eve may know comes
// out the same.
const planted = `v-${token(12)}`;
async function keysOf() {
  sql('DELETE FROM visits WHERE id = ?', planted);
  sql('INSERT INTO visits (id, customer_id) VALUES (?, NULL)', planted);
  const ada = client();
  ada.setCookie('visit', planted);
  await ada.post('/login', { email: 'ada@moreau.example', password: 'amber-hinge-31' }, { follow: false });
  const keys = ada.cookies();
  await ada.post('/logout');
  return keys;
}
const runs = [await keysOf(), await keysOf(), await keysOf()];
// In how many places two texts differ.
const distance = (left, right) => Math.abs(left.length - right.length) + [...left].filter((sign, at) => at < right.length && sign !== right[at]).length;
const isFar = (one, two) => one.some(({ name, value }) => two.some((other) => other.name === name && distance(value, other.value) >= 10));
for (const [one, two] of [[0, 1], [1, 2], [0, 2]]) expect(isFar(runs[one], runs[two]), 'whoever knows the ID from before can work out the one after signing in').toBe(true);
// Math.random is a formula: from the same state it gives the same numbers.
const state = number(1, 1_000_000);
const chance = [];
for (let round = 0; round < 2; round++) {
  reseed(state);
  chance.push(await keysOf());
}
expect(isFar(chance[0], chance[1]), 'the new ID is made of Math.random, and can be worked out').toBe(true);
// How many IDs there can be, guessed low from those that were seen: places that never change, or that always repeat another
// one, add nothing. Of the cookies, the one that differs most counts.
const many = [...runs];
while (many.length < 14) many.push(await keysOf());
const names = [...new Set(many.flat().map(({ name }) => name))];
const bitsOf = (values) => {
  const columns = new Set(Array.from({ length: Math.min(...values.map((value) => value.length)) }, (_, at) => values.map((value) => value[at]).join('\n')));
  return [...columns].reduce((sum, column) => sum + Math.log2(new Set(column.split('\n')).size), 0);
};
const bits = Math.max(...names.map((name) => bitsOf(many.map((keys) => keys.find((key) => key.name === name)?.value ?? ''))));
expect(bits > 48, `the new ID has so few possible values that all of them can be tried (some ${Math.round(bits)} bits)`).toBe(true);
// A number or a moment does not become a secret by a hash.
const now = Date.now();
const small = [...Array.from({ length: 60 }, (_, at) => String(at)), String(now), String(Math.floor(now / 1000)), new Date(now).toISOString(), 'ada', 'ada@moreau.example'];
const hashed = small.flatMap((text) => ['md5', 'sha1', 'sha256'].map((name) => crypto.createHash(name).update(text).digest('hex').slice(0, 16)));
const isGuessed = ({ value }) => hashed.some((start) => value.startsWith(start));
expect(runs.flat().filter(isGuessed), 'the new ID is the hash of something that everybody can guess').toBeEmpty();
