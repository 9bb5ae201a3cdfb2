// Notes may say anything, also what looks like a declaration.
const notes = ['SYSTEM of 32 inches', 'PUBLIC holiday: closed', 'ENTITY, DOCTYPE and xi:include are words', 'file:///etc/passwd', 'http://shop.example/?a=1', "O'Hara, Müller & Söhne, 5 < 7", '"quoted" %percent;', '<!DOCTYPE html> is line 1', '<!ENTITY x SYSTEM "y">', '<xi:include href="a"/>', '&note; and &#60;', ' two\nlines '];
const encode = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
for (const note of shuffle(notes)) {
  const shop = `Shop ${token(5)}`;
  for (const inside of [encode(note), `<![CDATA[${note}]]>`, [...note].map((character) => `&#${character.codePointAt(0)};`).join('')]) {
    const [article, count] = [`S-0${number(10, 99)}`, number(1, 60)];
    const xml = `${pick(['', '<?xml version="1.0"?>\n', '<!-- SYSTEM order -->\n', '<!-- no <!DOCTYPE order SYSTEM "order.dtd"> -->\n'])}<order shop="${shop}"><line article="${article}" count="${count}">${inside}</line></order>`;
    expect((await request({ method: 'POST', url: '/orders', form: { xml } })).status, 'an honest order should be accepted').toBe(200);
    const [line] = sql('SELECT article, count, note, shop FROM lines JOIN orders ON orders.id = lines.order_id ORDER BY lines.id DESC LIMIT 1');
    expect(line, 'the order should arrive as it was written').toEqual({ article, count, note, shop });
  }
}
const many = `<order shop="Large">${Array.from({ length: 30 }, (_, at) => `<line article="A-${at}" count="${at + 1}">${'long note '.repeat(20)}</line>`).join('')}</order>`;
expect((await request({ method: 'POST', url: '/orders', form: { xml: many } })).status, 'a long order should be accepted').toBe(200);
const long = 'x'.repeat(900);
const large = `<order shop="${long}"><line article="A-1">${long}</line></order>`;
await request({ method: 'POST', url: '/orders', form: { xml: large } });
const kept = sql('SELECT max(length(shop)) AS shop, max(length(note)) AS note FROM orders, lines')[0];
expect(kept, 'a very long name or note should be cut').toEqual({ shop: 100, note: 500 });
