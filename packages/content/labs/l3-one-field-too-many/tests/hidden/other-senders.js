// A customer at home and a café send the fields as the page does, with its headers, and in other types of content.
const stored = sql("SELECT password FROM customers WHERE id = 'nele-claes'")[0].password;
const email = `${token(8)}@new.example`;
sql("INSERT INTO customers VALUES (?, 'Bar Otter', ?, ?, '3 Lock', 'Ghent', 'beans', 'Monday', 0, 0, 'trade', 0, '2026-05-01')", `c-${token(8)}`, email, stored);
const MAY = ['name', 'street', 'city', 'grind', 'delivery_day', 'newsletter'];
const look = () => sql('SELECT * FROM customers ORDER BY rowid').map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !MAY.includes(column))));
const form = { name: 'Bar', street: 'Quay', city: 'Ghent', grind: 'filter', delivery_day: 'Monday', newsletter: '0' };
const encode = (fields) => Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
const browsers = [await signIn('nele@claes.example'), await signIn(email, 'morning-grind-27')];
// To give something up is to set it, too: there is a lower credit and a lower tier among them.
sql('UPDATE customers SET credit_cents = 950 WHERE email IN (?, ?)', 'nele@claes.example', email);
const before = look();
const wanted = [{ credit_cents: number(1, 900) }, { credit_cents: number(5000, 90000), tier: 'trade', staff: 1, joined: '2019-01-01' }, { password: token(12), email: `${token(6)}@finch-harrow.example` }];
for (const [index, browser] of browsers.entries()) {
  for (const fields of shuffle(index === 0 ? wanted : [...wanted, { tier: 'home', staff: 0 }])) {
    const own = { referer: 'https://app.test/account', origin: 'https://app.test', 'sec-fetch-site': 'same-origin', 'x-requested-with': 'XMLHttpRequest' };
    const types = [['application/x-www-form-urlencoded', encode], ['application/x-www-form-urlencoded; charset=UTF-8', encode], ['application/json; charset=utf-8', JSON.stringify], ['application/merge-patch+json', JSON.stringify]];
    for (const [type, write] of types) {
      await browser.request({ method: 'POST', url: '/account', body: write({ ...form, ...fields }), headers: { ...own, 'content-type': type }, follow: false });
      await browser.request({ method: 'PATCH', url: '/api/account', body: write(fields), headers: { ...own, 'content-type': type, 'user-agent': 'FinchHarrow/2.4 (Android)' } });
    }
    // A field that is sent twice, and fields inside another one.
    const [[name, value]] = Object.entries(fields);
    await browser.request({ method: 'POST', url: '/account', body: `${encode({ ...form, ...fields })}&${encode({ [name]: value })}`, headers: { 'content-type': 'application/x-www-form-urlencoded' }, follow: false });
    await browser.patch('/api/account', { json: { [name]: [value] } });
    await browser.request({ method: 'POST', url: `/account?${encode(fields)}`, form, follow: false });
    const spelled = [`${name} `, ` ${name}`, name.toUpperCase(), name[0].toUpperCase() + name.slice(1), `customer.${name}`, `customer[${name}]`, `${name}[]`, name.replace('_', '-')];
    await browser.patch('/api/account', { json: Object.fromEntries(spelled.map((key) => [key, value])) });
    await browser.patch('/api/account', { json: { customer: fields, account: fields, data: fields } });
    await browser.request({ method: 'POST', url: '/account', json: { ...form, newsletter: 0, customer: fields, account: fields, data: fields }, follow: false });
    // An address that is an object: it may be refused, or saved as it is, but it is not taken apart.
    await browser.patch('/api/account', { json: { city: fields } });
  }
}
expect(look(), 'a field that customers may not set was set by a request that was sent in another way').toEqual(before);
