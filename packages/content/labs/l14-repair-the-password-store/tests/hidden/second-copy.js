// Whoever has the tables has all of them, and guesses where a guess is cheapest.
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
function toBase64(hex) {
  const bits = hex.replace(/../g, (pair) => parseInt(pair, 16).toString(2).padStart(8, '0'));
  return (bits.match(/.{1,6}/g) || []).map((part) => ALPHABET[parseInt(part.padEnd(6, '0'), 2)]).join('');
}
const reversed = (text) => [...text].reverse().join('');
// A few bytes from anywhere in it are enough to recognize a guess by.
const windows = (text, length, step) => Array.from({ length: Math.max(0, Math.floor((text.length - length) / step) + 1) }, (_, at) => text.slice(at * step, at * step + length));
function holds(text, hex, length = 8) {
  const texts = [text, reversed(text)].flatMap((one) => [one.toLowerCase(), one.replaceAll('-', '+').replaceAll('_', '/')]);
  const parts = [...windows(hex, length, 1), ...windows(hex, 12, 2).map(toBase64)];
  return texts.some((one) => parts.some((part) => one.includes(part)));
}
// Stored text by stored text, the cheapest way: whatever was made of this password counts, and so does the password itself.
function costOfGuess(stored, hashes, password, length = 8) {
  const toHex = (text) => Buffer.from(text).toString('hex');
  const plain = [password, reversed(password)].flatMap((text) => [text, toHex(text), reversed(toHex(text)), toBase64(toHex(text)), reversed(toBase64(toHex(text)))]);
  if (password.length > 3 && plain.some((spelled) => stored.includes(spelled))) return 0;
  const inside = (hash, other) => hash.bytes.includes(other.digest) || holds(hash.input, other.digest);
  const total = (hash, seen) => hash.work + hashes.filter((other) => !seen.includes(other) && inside(hash, other)).reduce((sum, other) => sum + total(other, [...seen, hash, other]), 0);
  // Three letters of it are a part of it: they are guessed first, and then the others.
  const letters = windows(password, 3, 1).map(toHex);
  const isMade = (hash, seen) => hash.input.includes(password) || letters.some((part) => hash.bytes.includes(part)) || hashes.some((other) => !seen.includes(other) && inside(hash, other) && isMade(other, [...seen, other]));
  const costs = hashes.filter((hash) => holds(stored, hash.digest, length) && isMade(hash, [hash])).map((hash) => total(hash, [hash]));
  return costs.length > 0 ? Math.min(...costs) : 0;
}
// Every value of every table: what leaks is all of it.
function readAll() {
  const tables = sql("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'");
  return tables.flatMap(({ name }) => sql(`SELECT * FROM "${name.replaceAll('"', '""')}"`)).flatMap((row) => Object.values(row)).join('\n');
}
const email = `${token(6)}@new.example`;
const [first, second] = [`rolling pin ${token(6)}`, `bread knife ${token(40)}`];
const browser = client();
const made = await browser.post('/signup', { name: 'Somebody', email, password: first });
const cost = costOfGuess(readAll(), made.of('hash'), first);
expect(cost >= 200_000, `one of the copies of a new password costs only ${cost} operations for a guess`).toBe(true);
const short = costOfGuess(readAll(), made.of('hash'), first, 6);
const changed = await browser.post('/password', { old: first, new: second });
const next = costOfGuess(readAll(), changed.of('hash'), second);
expect(next >= 200_000, `one of the copies of a changed password costs only ${next} operations for a guess`).toBe(true);
// Three bytes may be in the tables by accident, but not twice.
const least = Math.max(short, costOfGuess(readAll(), changed.of('hash'), second, 6));
expect(least >= 200_000, `the first characters of a fast hash are stored: a guess costs ${least} operations`).toBe(true);
const sizes = [...made.of('hash'), ...changed.of('hash')].filter((hash) => hash.work > 1_000).map((hash) => hash.digest.length);
expect(sizes.every((size) => size >= 16), 'a hash of less than eight bytes fits many passwords').toBe(true);
