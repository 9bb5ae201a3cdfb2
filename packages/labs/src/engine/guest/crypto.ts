/**
 * Guest source: the modules crypto and keys, for apps and for the tests that attack their signatures.
 * - `pemOf` gives a key as PEM, or as Node's options with one; signatures are always r and s, 64 bytes.
 */
export const CRYPTO = String.raw`
const toHex = (value, encoding) => (typeof value === 'string' ? Buffer.from(value, encoding || 'utf8') : Buffer.from(value)).toString('hex');
function digester(finish) {
  let held = '';
  const self = {
    update(value, encoding) { held += toHex(value, encoding); return self; },
    digest(encoding) { const bytes = Buffer.from(finish(held), 'hex'); return encoding ? bytes.toString(encoding) : bytes; },
  };
  return self;
}
const pemOf = (key) => text(key !== null && typeof key === 'object' && 'key' in key ? key.key : key);
const crypto = {
  createHash: (name) => digester((data) => host('crypto', 'hash', text(name), data)),
  createHmac: (name, key) => digester((data) => host('crypto', 'hmac', text(name), toHex(key), data)),
  timingSafeEqual(left, right) {
    if (left.length !== right.length) throw new RangeError('Input buffers must have the same byte length');
    let differ = 0;
    for (let at = 0; at < left.length; at++) differ |= left[at] ^ right[at];
    return differ === 0;
  },
  randomBytes: (count) => Buffer.from(host('crypto', 'random', text(count)), 'hex'),
  randomUUID: () => host('crypto', 'random', '16').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5'),
  randomInt(low, high) { const [from, to] = high === undefined ? [0, low] : [low, high]; return from + (Number.parseInt(host('crypto', 'random', '6'), 16) % (to - from)); },
  sign: (name, data, key) => Buffer.from(host('crypto', 'sign', pemOf(key), toHex(data)), 'hex'),
  verify: (name, data, key, signature) => host('crypto', 'verify', pemOf(key), toHex(data), toHex(signature)) === '1',
};
builtins.set('crypto', crypto);
builtins.set('keys', { pair: (name) => fromJson(host('crypto', 'keys', text(name))) });
`;
