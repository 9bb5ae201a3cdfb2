const xml = `<!DOCTYPE order [<!ENTITY note SYSTEM "file:///etc/brackenridge/payment.key">]>
<order shop="Corner Ironmongery"><line article="B-114" count="1">&note;</line></order>`;
await request({ method: 'POST', url: '/orders', form: { xml } });
expect(events('file').filter(({ outside }) => outside), 'the order made the parser read a file of the server').toBeEmpty();
