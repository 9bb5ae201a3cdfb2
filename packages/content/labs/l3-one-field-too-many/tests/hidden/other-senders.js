// A customer at home and a café send the fields as the page does, with its headers, and in other types of content.
const stored = sql("SELECT password FROM customers WHERE id = 'nele-claes'")[0].password;
const email = `${token(8)}@new.example`;
sql("INSERT INTO customers VALUES (?, 'Bar Otter', ?, ?, '3 Lock', 'Ghent', 'beans', 'Monday', 0, 0, 'trade', 0, '2026-05-01')", `c-${token(8)}`, email, stored);
const MAY = ['name', 'street', 'city', 'grind', 'delivery_day', 'newsletter'];
const look = () => sql('SELECT * FROM customers ORDER BY rowid').map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !MAY.includes(column))));
const before = look();
const form = { name: 'Bar', street: 'Quay', city: 'Ghent', grind: 'filter', delivery_day: 'Monday', newsletter: '0' };
const encode = (fields) => Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
const browsers = [await signIn('nele@claes.example'), await signIn(email, 'morning-grind-27')];
const wanted = shuffle([{ credit_cents: number(1, 900) }, { credit_cents: number(5000, 90000), tier: 'trade', staff: 1, joined: '2019-01-01' }, { password: token(12) }, { email: `${token(6)}@finch-harrow.example` }]);
for (const browser of browsers) {
  for (const fields of wanted) {
    const own = { referer: 'https://app.test/account', origin: 'https://app.test', 'sec-fetch-site': 'same-origin', 'x-requested-with': 'XMLHttpRequest' };
    const types = [['application/x-www-form-urlencoded', encode], ['application/x-www-form-urlencoded; charset=UTF-8', encode], ['application/json; charset=utf-8', JSON.stringify], ['application/merge-patch+json', JSON.stringify]];
    for (const [type, write] of types) {
      await browser.request({ method: 'POST', url: '/account', body: write({ ...form, ...fields }), headers: { ...own, 'content-type': type } });
      await browser.request({ method: 'PATCH', url: '/api/account', body: write(fields), headers: { ...own, 'content-type': type, 'user-agent': 'FinchHarrow/2.4 (Android)' } });
    }
    // A field that is sent twice, and fields inside another one.
    const [[name, value]] = Object.entries(fields);
    await browser.request({ method: 'POST', url: '/account', body: `${encode({ ...form, ...fields })}&${encode({ [name]: value })}`, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    await browser.patch('/api/account', { json: { [name]: [value] } });
    for (const outer of ['customer', 'account', 'data']) await browser.patch('/api/account', { json: { [outer]: fields } });
  }
}
expect(look(), 'a field that customers may not set was set by a request that was sent in another way').toEqual(before);
