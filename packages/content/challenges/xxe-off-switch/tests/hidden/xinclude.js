const file = pick(['/etc/brackenridge/payment.key', '/etc/passwd', '/srv/backup/customers.csv']);
const prefix = pick(['xi', 'x', `p${token(2)}`]);
const space = 'http://www.w3.org/2001/XInclude';
const ways = [
  `<order shop="Hillside Garden Center" xmlns:${prefix}="${space}"><line article="B-114"><${prefix}:include href="file://${file}" parse="text"/></line></order>`,
  `<order shop="Corner Ironmongery"><line article="B-114" xmlns:${prefix}='${space}'><${prefix}:include parse='text' href='file:${file}'></${prefix}:include></line></order>`,
  `<order shop="${token(6)}"><line article="B-114"><include xmlns="${space}" href="../../..${file}" parse="text"/></line></order>`,
];
for (const xml of shuffle(ways)) await request({ method: 'POST', url: '/orders', form: { xml } });
expect(events('file').filter(({ outside }) => outside).map(({ real }) => real), 'an inclusion made the parser read a file of the server').toBeEmpty();
