// Teo knows what Minnow knows about him, and about Mara. Is his token made of it? Then so is hers.
reseed(7);
const teo = await victim('teo@varga.example');
const page = await teo.visit('/');
const own = page.all('#send input').filter(({ attributes }) => attributes.type === 'hidden').map(({ attributes }) => [attributes.name, attributes.value || '']);
const facts = (id) => {
  const [row] = sql('SELECT rowid AS at, id, handle, email FROM users WHERE id = ?', id);
  return [row.email, row.id, row.handle, `@${row.handle}`, String(row.at)];
};
const hash = (name, encoding) => (text) => crypto.createHash(name).update(text).digest(encoding);
const plain = [
  (text) => text,
  (text) => [...text].reverse().join(''),
  ...['base64', 'base64url', 'hex'].map((encoding) => (text) => Buffer.from(text).toString(encoding)),
];
const ways = [...plain, ...['md5', 'sha1', 'sha256', 'sha512'].flatMap((name) => ['hex', 'base64', 'base64url'].map((encoding) => hash(name, encoding)))];
const [his, hers] = [facts('teo-varga'), facts('mara-lind')];
// Two facts with something between.
const pairs = (list) => ['', ':', '|', '-', '.'].flatMap((sign) => list.flatMap((left) => list.filter((right) => right !== left).map((right) => left + sign + right)));
const forged = [own];
// Where a value of Teo's is what was made of him, or a piece of it, Mara's is made in the same way.
function forge(way, from, to) {
  const made = way(from);
  const fields = own.map(([name, value]) => {
    if (made.length >= 3 && value.includes(made)) return [name, value.replaceAll(made, way(to))];
    if (value.length >= 6 && made.includes(value)) return [name, way(to).slice(made.indexOf(value)).slice(0, value.length)];
    return [name, value];
  });
  if (fields.some(([, value], at) => value !== own[at][1])) forged.push(fields);
}
if (own.length > 0) {
  for (const way of ways) his.forEach((fact, at) => forge(way, fact, hers[at]));
}
// Teo decodes what he was given, writes Mara's facts in place of his own, and
// encodes it again. A word or a separator before them changes nothing.
const reverse = (text) => [...text].reverse().join('');
const rot13 = (text) =>
  text.replace(/[a-z]/gi, (letter) => {
    const first = letter < 'a' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });
const percent = (text) =>
  Buffer.from(text).toString('hex').replace(/../g, (byte) => `%${byte}`);
const unescape = (text) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
// Each gives the text within, and a function that wraps another in its place.
const CODES = [
  (text) => [
    Buffer.from(text, 'base64').toString(),
    (inner) => {
      const encoding = /[-_]/.test(text) ? 'base64url' : 'base64';
      const made = Buffer.from(inner).toString(encoding);
      return text.endsWith('=') ? made : made.replace(/=+$/, '');
    },
  ],
  (text) => [
    Buffer.from(text, 'hex').toString(),
    (inner) => Buffer.from(inner).toString('hex'),
  ],
  (text) => [unescape(text), encodeURIComponent],
];
const isText = (text) => /^[\x20-\x7e]+$/.test(text);
const spelled = [
  (text) => text,
  (text) => text.toUpperCase(),
  reverse,
  rot13,
  percent,
];
const swaps = his
  .map((fact, at) => [fact, hers[at]])
  .filter(([fact]) => fact.length >= 3)
  .sort(([left], [right]) => right.length - left.length)
  .flatMap(([from, to]) => spelled.map((spell) => [spell(from), spell(to)]));
function rewrite(text, depth) {
  const made = swaps.reduce((all, [from, to]) => all.replaceAll(from, to), text);
  const found = made === text ? [] : [made];
  if (depth === 0) return found;
  for (const open of CODES) {
    const [inner, wrap] = open(text);
    if (inner === text || !isText(inner)) continue;
    found.push(...rewrite(inner, depth - 1).map(wrap));
  }
  return found;
}
const rewriteAll = (value) => [
  ...rewrite(value, 2),
  ...rewrite(reverse(value), 2).map(reverse),
  // Piece by piece, as a token of several parts has them.
  value
    .split(/([.:|])/)
    .map((part) => (part.length < 4 ? part : (rewrite(part, 2)[0] ?? part)))
    .join(''),
];
const lists = own.map(([, value]) => rewriteAll(value));
for (let at = 0; at < Math.max(0, ...lists.map(({ length }) => length)); at++)
  forged.push(own.map(([name, value], field) => [name, lists[field][at] ?? value]));
// A hash of two facts, of a fact and a word that is easy to think of, or of a
// number that everybody can try.
const day = new Date().toISOString().slice(0, 10);
const WORDS = ['minnow', 'csrf', 'token', day];
const salted = (list) =>
  list.slice(0, 3).flatMap((fact) =>
    WORDS.flatMap((word) =>
      ['', ' ', ':', '-', '.'].flatMap((sign) => [
        word + sign + fact,
        fact + sign + word,
      ]),
    ),
  );
const numbers = (id) => {
  const [row] = sql('SELECT daily, points FROM users WHERE id = ?', id);
  return [String(row.daily), String(row.points)];
};
const textsOf = (id, list) => [...pairs(list), ...salted(list), ...numbers(id)];
const given = own.map(([, value]) =>
  value.replaceAll('-', '+').replaceAll('_', '/'),
);
const isSeen = (text) => {
  const start = text.slice(0, 12);
  return given.some(
    (value) =>
      value.includes(start) || (value.length >= 6 && text.includes(value)),
  );
};
if (own.length > 0) {
  const guesses = textsOf('mara-lind', hers);
  textsOf('teo-varga', his).forEach((text, at) => {
    for (const name of ['md5', 'sha1', 'sha256']) {
      const hex = hash(name, 'hex')(text);
      const base64 = Buffer.from(hex, 'hex').toString('base64');
      if (!isSeen(hex) && !isSeen(base64)) continue;
      for (const encoding of ['hex', 'base64', 'base64url'])
        forge(hash(name, encoding), text, guesses[at]);
    }
  });
}
// A number that is near to Teo's, and a piece of a token in place of a token.
for (const step of [1, 2, 3, -1, -2]) {
  const next = own.map(([name, value]) => [name, value.replace(/\d{1,9}$/, (digits) => String(Number(digits) + step).padStart(digits.length, '0'))]);
  if (own.some(([, value]) => value.length < 16)) forged.push(next);
}
if (own.length > 0) for (const piece of [...'0123456789abcdef']) forged.push(own.map(([name]) => [name, piece]));
// Accounts that differ from Mara's in a fifth of every fact. Where a token is made
// letter by letter, most of them have the letter that hers has.
const stored = sql("SELECT password FROM users WHERE id = 'teo-varga'")[0].password;
const hidden = async (who) =>
  (await who.visit('/')).all('#send input')
    .filter(({ attributes }) => attributes.type === 'hidden')
    .map(({ attributes }) => [attributes.name, attributes.value || '']);
const near = (text, part) =>
  [...text].map((letter, at) => {
    const isOther = Math.floor((at * 5) / text.length) === part || (at === 0 && part === 4);
    return isOther && /[a-z]/.test(letter) ? 'qxjvk'[part] : letter;
  }).join('');
const others = [];
if (own.length > 0) {
  for (const part of [0, 1, 2, 3, 4]) {
    const [email, id, handle] = hers.map((fact) => near(fact, part));
    sql('INSERT INTO users VALUES (?, ?, ?, ?, 640, 200)', id, handle, email, stored);
    others.push(await hidden(await victim(email, 'brass-kettle-29')));
  }
  const most = (letters) =>
    letters.find((one) => letters.filter((other) => other === one).length > 2) ?? letters[0];
  forged.push(own.map(([name], field) => {
    const values = others.map((fields) => fields[field]?.[1] ?? '');
    return [name, [...values[0]].map((_, at) => most(values.map((value) => value[at]))).join('')];
  }));
}
const quote = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
reseed(7);
const mara = await victim('mara@lind.example');
const real = await hidden(mara);
// Few values can all be tried, and a number near to Teo's is soon found. What
// Math.random gives after the same seed is known, too.
const isNear = (left, right) =>
  left === right ||
  left.length < 8 ||
  (/^\d+$/.test(left + right) && Math.abs(Number(left) - Number(right)) < 1e6);
if (own.length > 0 && real.every(([, value], at) => isNear(value, own[at]?.[1] ?? '')))
  forged.push(real);
const once = new Map(forged.map((fields) => [JSON.stringify(fields), fields]));
for (const fields of once.values()) {
  await mara.visitAttacker(`<form method="post" action="https://app.test/transfers"><input name="to" value="teo"><input name="points" value="${number(5, 20)}">
${fields.map(([name, value]) => `<input type="hidden" name="${quote(name)}" value="${quote(value)}">`).join('')}</form><script>document.forms[0].submit()</script>`);
}
expect(sql("SELECT points FROM users WHERE id = 'mara-lind'")[0].points, "Mara's token was computed from what is known about her").toBe(640);
