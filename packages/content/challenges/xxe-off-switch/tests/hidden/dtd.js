// No entity is used in the document itself: the DTD alone is enough to read a file.
const file = pick(['/etc/brackenridge/payment.key', '/etc/passwd', '/srv/backup/customers.csv']);
const order = `<order shop="Hillside Garden Center"><line article="B-114" count="1">Nothing special</line></order>`;
const ways = [
  `<!DOCTYPE order SYSTEM "file://${file}">${order}`,
  `<!DOCTYPE order PUBLIC "-//${token(4)}" "file://${file}">${order}`,
  `<!DOCTYPE order [<!ENTITY % p SYSTEM "file://${file}"> %p;]>${order}`,
  `<!DOCTYPE order [<!ENTITY % p PUBLIC 'x' 'file:${file}'>\n%p;\n]>${order}`,
];
for (const xml of shuffle(ways)) await request({ method: 'POST', url: '/orders', form: { xml } });
expect(events('file').filter(({ outside }) => outside).map(({ real }) => real), 'a DTD made the parser read a file of the server').toBeEmpty();
