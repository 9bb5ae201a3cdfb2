// Two clients and two strangers, and everything that comes back: status, headers, page. What differs between strangers
// by itself, such as a number that counts, is left out; nothing else may differ.
const known = shuffle(sql('SELECT email FROM clients').map((row) => row.email)).slice(0, 2);
const strangers = [1, 2].map(() => `${token(7)}@${pick(['mailhaus', 'feld', 'rook'])}.example`);
const vague = (text) => text.replace(/[\w-]{12,}/g, 'x').replace(/\d+/g, '0');
const spelled = (text, who, word = '') => [who, who.replaceAll('@', '&#64;'), encodeURIComponent(who)].reduce((rest, one) => rest.replaceAll(one, word), text);
// Typed in capital letters: a page that then shows the address as it is stored says that it is stored.
async function ask(who, path, typed = who) {
  const reply = await client().post(path, { email: typed, password: 'guess-again' }, { follow: false });
  const clean = (text) => (typed === who ? spelled(text, who) : spelled(spelled(text, typed, '(as typed)'), who, '(as stored)'));
  return [String(reply.status), clean(reply.headers.map((pair) => pair.join(': ')).sort().join('\n')), clean(reply.body)];
}
for (const path of ['/login', '/forgot']) {
  const [one, other] = [await ask(strangers[0], path), await ask(strangers[1], path)];
  for (const who of known) {
    const seen = await ask(who, path);
    seen.forEach((text, at) => {
      const plain = one[at] === other[at] ? (value) => value : vague;
      expect(plain(text) === plain(one[at]), `${['the status', 'a header', 'the page'][at]} after ${path} reveals who is a client`).toBe(true);
    });
    const [typed, stranger] = [await ask(who, path, who.toUpperCase()), await ask(strangers[0], path, strangers[0].toUpperCase())];
    typed.forEach((text, at) => expect(vague(text) === vague(stranger[at]), `${['the status', 'a header', 'the page'][at]} after ${path} reveals who is a client, to whoever types an address in capital letters`).toBe(true));
  }
}
