// The same secrets in other spellings, in layers, settings, history, cache and record.
const known = [['token', 'smf_7Yq2hW9dKx4LrT0vBn', 'The registry token'], ['database', 'low-tide-at-noon-88', 'The database password']];
// Base64 of a text that begins somewhere before the secret: three alignments, without the characters that their neighbors change.
const aligned = (value) => [0, 1, 2].map((shift) => Buffer.from('x'.repeat(shift) + value).toString('base64').replace(/=+$/, '').slice(shift === 0 ? 0 : shift + 1, -1));
const spellings = (value) => [
  value, [...value].reverse().join(''),
  // Two halves, in two places, are the whole.
  ...(value.length > 17 ? [value.slice(0, Math.floor(value.length / 2)), value.slice(-Math.floor(value.length / 2))] : []), ...aligned(value), ...aligned([...value].reverse().join('')),
  Buffer.from(value).toString('hex'), Buffer.from(value).toString('hex').toUpperCase(), [...Buffer.from(value).toString('base64')].reverse().join(''),
  value.replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + (letter.toLowerCase() < 'n' ? 13 : -13))),
];
// Base32, percent signs, character codes, uppercase for lowercase letters.
const base32 = (value) => (Buffer.from(value).toString('hex').replace(/../g, (pair) => parseInt(pair, 16).toString(2).padStart(8, '0')).match(/.{5}/g) || []).map((bits) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[parseInt(bits, 2)]).join('');
const codes = (value) => [...value].map((letter) => letter.charCodeAt(0));
const more = (value) => [
  base32(value).slice(0, -1), base32(value).slice(0, -1).toLowerCase(), codes(value).map((code) => `%${code.toString(16)}`).join(''), codes(value).map((code) => `\\x${code.toString(16)}`).join(''),
  ...[' ', ',', ', ', '-', ':'].flatMap((sign) => [codes(value).join(sign), codes(value).map((code) => code.toString(16)).join(sign)]),
  [...value].map((letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase())).join(''),
];
const image = policy.build('Dockerfile', { secrets: known.flatMap(([id, value, what]) => [...spellings(value), ...more(value)].map((spelled) => ({ id, value: spelled, what }))) });
for (const { where, line, how } of image.leaks) finding(`secret-in-${where}`, 'Dockerfile', line, how);
// In pieces, or with other characters between its own. Nothing else in the image looks like six characters of the token.
const plain = (text) => text.replace(/[^a-z0-9]/gi, '').toLowerCase();
const key = plain(known[0][1]);
const pieces = Array.from({ length: key.length - 5 }, (_, at) => key.slice(at, at + 6));
const texts = [
  ...Object.entries({ ...image.env, ...image.labels }).map(([name, text]) => [name, text, image.base.line]), ...image.files.map(({ path, text, line }) => [path, text, line]),
  ['the command', [...image.entrypoint, ...image.command, image.healthcheck || ''].join(' '), image.base.line],
];
for (const [name, text, line] of texts) if (pieces.some((piece) => plain(text).includes(piece))) finding('secret-in-pieces', 'Dockerfile', line, `a piece of the registry token is in ${name}`);
blocked('finding', 'a secret is shipped, written in another way');
