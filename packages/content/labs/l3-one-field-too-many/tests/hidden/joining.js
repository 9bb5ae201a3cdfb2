// By form, by JSON, in a list, inside of something else and in other spellings: a new customer begins as the company
// decides, whichever code or address they bring.
const given = { credit_cents: number(5000, 90000), tier: 'trade', staff: 1, joined: '2019-01-01', id: `c-${token(6)}` };
const encode = (fields) => Object.entries(fields).map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
const typed = (type, body) => ({ body, headers: { 'content-type': type, referer: 'https://app.test/join', origin: 'https://app.test' } });
const ways = {
  form: (base, extra) => ({ form: { ...base, ...extra } }),
  json: (base, extra) => ({ json: { ...base, ...extra } }),
  list: (base, extra) => ({ json: { ...base, ...Object.fromEntries(Object.entries(extra).map(([name, value]) => [name, [value]])) } }),
  spelled: (base, extra) => ({ json: { ...base, ...Object.fromEntries(Object.entries(extra).flatMap(([name, value]) => [[`${name} `, value], [name.toUpperCase(), value]])) } }),
  inside: (base, extra) => ({ json: { ...base, customer: extra, account: extra, data: extra, friends: [extra] } }),
  typedJson: (base, extra) => typed('application/json; charset=utf-8', JSON.stringify({ ...base, ...extra })),
  merge: (base, extra) => typed('application/merge-patch+json', JSON.stringify({ ...base, ...extra })),
  typedForm: (base, extra) => typed('application/x-www-form-urlencoded; charset=UTF-8', encode({ ...base, ...extra })),
  query: (base, extra) => ({ query: `?${encode(extra)}`, form: base }),
};
for (const [as, build] of shuffle(Object.entries(ways))) {
  const { credit_cents, ...rest } = given;
  // One after the other, or together; a credit that could be true is as little theirs to choose.
  const sets = as === 'json' ? Object.entries(given).map((pair) => Object.fromEntries([pair])) : [{ credit_cents: number(501, 999) }, { credit_cents, ...rest }];
  for (const [index, extra] of sets.entries()) {
    // Each set with a code of a café, or with an address like those of the office.
    const friend = index % 2 === 0 ? '' : 'night-bus';
    const email = `${token(8)}@${index % 2 === 0 ? 'finch-harrow' : 'new'}.example`;
    const base = { name: 'Lot Peeters', email, password: 'paper-boat-31', street: '5 Lane', city: 'Lier', friend };
    const { query = '', ...body } = build(base, extra);
    const reply = await client().request({ method: 'POST', url: `/join${query}`, ...body, follow: false });
    for (const row of sql('SELECT * FROM customers WHERE email = ?', email)) {
      expect([row.credit_cents, row.tier, row.staff, row.joined, row.id === given.id], `new customers chose what only the company may set (${as})`).toEqual([friend === '' ? 0 : 500, 'home', 0, '2026-05-04', false]);
      for (const { user } of reply.of('session')) expect(user, 'new customers were signed in as somebody else').toBe(row.id);
    }
  }
}
