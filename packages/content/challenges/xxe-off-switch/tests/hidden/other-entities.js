const file = pick(['/etc/brackenridge/payment.key', '/etc/passwd', '/srv/backup/customers.csv']);
const name = `n${token(5)}`;
const order = (head, note = `&${name};`) => `${head}<order shop="${token(6)}"><line article="B-114" count="1">${note}</line></order>`;
const ways = [
  order(`<!DOCTYPE order [<!ENTITY ${name} SYSTEM "file://${file}">]>`),
  order(`<!DOCTYPE order [<!ENTITY ${name} PUBLIC "-//${token(4)}" "file://${file}">]>`),
  order(`<!DOCTYPE order [<!ENTITY ${name} SYSTEM 'file:${file}'>]>`),
  order(`<!DOCTYPE order [<!ENTITY ${name} SYSTEM "../../..${file}">]>`),
  order(`<!DOCTYPE\norder\n[\n<!ENTITY\n${name}\nSYSTEM\n"file://${file}"\n>\n]\n>`),
  order(`<?xml version="1.0"?>\n<!-- an order -->\n<!DOCTYPE order [<!ENTITY ${name} SYSTEM "${'file://'}${file}">]>`),
  order(`<!DOCTYPE order [<!ENTITY inner SYSTEM "file://${file}"><!ENTITY ${name} "a &inner; b">]>`),
  `<!DOCTYPE order [<!ENTITY ${name} SYSTEM "file://${file}">]><order shop="&${name};"><line article="B-114"/></order>`,
];
for (const xml of shuffle(ways)) await request({ method: 'POST', url: '/orders', form: { xml } });
expect(events('file').filter(({ outside }) => outside).map(({ real }) => real), 'an entity made the parser read a file of the server').toBeEmpty();
