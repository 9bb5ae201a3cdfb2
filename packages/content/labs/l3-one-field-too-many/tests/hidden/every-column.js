// Nele, and a customer who joined today.
const fresh = `${token(8)}@new.example`;
sql("INSERT INTO customers SELECT ?, name, ?, password, street, city, grind, delivery_day, newsletter, credit_cents, tier, staff, joined FROM customers WHERE id = 'nele-claes'", `c-${token(8)}`, fresh);
const own = ['nele@claes.example', fresh];
const browsers = [await signIn('nele@claes.example'), await signIn(fresh, 'morning-grind-27')];
const MAY = ['name', 'street', 'city', 'grind', 'delivery_day', 'newsletter'];
const guarded = () => sql('SELECT * FROM customers ORDER BY rowid').map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !own.includes(row.email) || !MAY.includes(column))));
const before = guarded();
const form = { name: 'Nele Claes', street: "14 Weavers' Quay", city: 'Ghent', grind: 'filter', delivery_day: 'Wednesday', newsletter: '1' };
const [nobody] = sql("SELECT * FROM customers WHERE id = 'nele-claes'");
const other = { credit_cents: number(5000, 90000), tier: 'trade', staff: 1, joined: `201${number(0, 9)}-01-01`, email: `${token(6)}@finch-harrow.example`, password: token(12), id: `c-${token(6)}` };
for (const column of shuffle(Object.keys(nobody).filter((name) => !MAY.includes(name)))) {
  for (const browser of browsers) {
    await browser.post('/account', { ...form, [column]: other[column] ?? token(8) });
    await browser.patch('/api/account', { json: { [column]: other[column] ?? token(8) } });
    await browser.request({ method: 'POST', url: '/account', json: { ...form, newsletter: 1, [column]: other[column] ?? token(8) } });
    await browser.request({ method: 'PATCH', url: `/api/account?${column}=${encodeURIComponent(other[column] ?? '1')}`, form: { [column]: other[column] ?? token(8) } });
  }
}
expect(guarded(), 'a field that customers may not set was set').toEqual(before);
