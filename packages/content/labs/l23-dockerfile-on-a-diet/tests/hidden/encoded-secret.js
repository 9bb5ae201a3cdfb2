// The same secrets in other spellings, in layers, settings, history, cache and record.
const known = [['token', 'smf_7Yq2hW9dKx4LrT0vBn', 'The registry token'], ['database', 'low-tide-at-noon-88', 'The database password']];
// Base64 of a text that begins somewhere before the secret: three alignments, without the characters that their neighbours change.
const aligned = (value) => [0, 1, 2].map((shift) => Buffer.from('x'.repeat(shift) + value).toString('base64').replace(/=+$/, '').slice(shift === 0 ? 0 : shift + 1, -1));
const spellings = (value) => [
  value, [...value].reverse().join(''),
  // Two halves, in two places, are the whole.
  ...(value.length > 17 ? [value.slice(0, Math.floor(value.length / 2)), value.slice(-Math.floor(value.length / 2))] : []), ...aligned(value), ...aligned([...value].reverse().join('')),
  Buffer.from(value).toString('hex'), Buffer.from(value).toString('hex').toUpperCase(), [...Buffer.from(value).toString('base64')].reverse().join(''),
  value.replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + (letter.toLowerCase() < 'n' ? 13 : -13))),
];
const image = policy.build('Dockerfile', { secrets: known.flatMap(([id, value, what]) => spellings(value).map((spelled) => ({ id, value: spelled, what }))) });
for (const { where, line, how } of image.leaks) finding(`secret-in-${where}`, 'Dockerfile', line, how);
blocked('finding', 'a secret is shipped, written in another way');
