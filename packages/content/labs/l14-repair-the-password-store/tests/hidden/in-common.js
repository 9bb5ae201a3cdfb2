// Two people with the same password, and between them one with another. What only the two have in common was made of the
// password alone: it tells whoever has the tables something of it, or who shares it.
function readAll() {
  const tables = sql("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'");
  return tables.flatMap(({ name }) => sql(`SELECT * FROM "${name.replaceAll('"', '""')}"`)).flatMap((row) => Object.values(row)).map(String);
}
const [same, other] = shuffle([`rye ${token(9)}`, `${token(5)} and honey, ${token(12)}`]);
let known = readAll();
async function signUp(password) {
  const email = `${token(8)}@new.example`;
  await client().post('/signup', { name: 'Somebody', email, password });
  const rest = [...known, email];
  const added = readAll().filter((value) => {
    const at = rest.indexOf(value);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  known = readAll();
  return added;
}
const first = await signUp(same);
const added = await signUp(other);
// A hash has one length. What grows with the password can be turned back into it, by whoever has the key.
const sizeOf = (values) => values.filter((value) => !/^\d+$/.test(value)).join('').length;
const long = await signUp(`${other} ${token(40)}`);
expect(Math.abs(sizeOf(long) - sizeOf(added)) < 16, 'what is stored grows with the password, so it can be turned back into it').toBe(true);
const between = added.join('\n');
const second = await signUp(same);
const words = (values) => values.flatMap((value) => value.split(/[$:,;|\s]+/)).filter((word) => word !== '');
const parts = (values) => values.flatMap((value) => Array.from({ length: Math.max(0, value.length - 7) }, (_, at) => value.slice(at, at + 8)));
const [ours, theirs] = [new Set(words(second)), new Set(words(between.split('\n')))];
expect(words(first).filter((word) => ours.has(word) && !theirs.has(word)), 'beside the hash, something is stored that depends on nothing but the password').toBeEmpty();
// A character of a salt may happen to follow the same words, so neither half of a part is among what everybody has.
const text = second.join('\n');
const isOurs = (part) => text.includes(part) && !between.includes(part.slice(0, 4)) && !between.includes(part.slice(4));
expect(parts(first).filter(isOurs), 'a part of the stored value depends on nothing but the password').toBeEmpty();
