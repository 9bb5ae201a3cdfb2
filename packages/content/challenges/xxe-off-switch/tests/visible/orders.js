const xml = `<?xml version="1.0" encoding="UTF-8"?>
<order shop="Nuts &amp; Bolts"><!-- from the till -->
  <line article="B-114" count="12">5 &lt; 7 inches, &#8364; 18 at most</line>
  <line article="S-020"><![CDATA[<as last time>]]></line>
</order>`;
const order = await request({ method: 'POST', url: '/orders', form: { xml } });
expect(order.body, 'the name of the shop should be read').toContain('Nuts &amp; Bolts');
expect(order.body, 'characters written as references should be read').toContain('5 &lt; 7 inches, € 18 at most');
expect(order.body, 'CDATA should be read').toContain('&lt;as last time&gt;');
const broken = await request({ method: 'POST', url: '/orders', form: { xml: '<order><line></order>' } });
expect(broken.status, 'a document that is not well-formed should be refused').toBe(400);
expect(order.body, 'an order should show its own lines').not.toContain('Oak handles');
const other = '<invoice shop="Nuts"><line article="B-114"/></invoice>';
const bill = await request({ method: 'POST', url: '/orders', form: { xml: other } });
expect(bill.status, 'a document that is no order should be refused').toBe(400);
const list = (await request({ url: '/' })).body;
expect(list, 'older orders should be listed').toContain('Hillside Garden');
const none = await request({ url: '/orders/999' });
expect(none.status, 'an order that does not exist should not be found').toBe(404);
