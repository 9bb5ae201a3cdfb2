// By form, by JSON and in a list: a new customer begins as the company decides.
const given = { credit_cents: number(5000, 90000), tier: 'trade', staff: 1, joined: '2019-01-01', id: `c-${token(6)}` };
for (const [index, name] of shuffle(Object.keys(given)).entries()) {
  const friend = index === 0 ? 'night-bus' : '';
  for (const as of shuffle(['form', 'json', 'list'])) {
    const email = `${token(8)}@new.example`;
    const fields = { name: 'Lot Peeters', email, password: 'paper-boat-31', street: '5 Lane', city: 'Lier', friend, [name]: as === 'list' ? [given[name]] : given[name] };
    await client().request({ method: 'POST', url: '/join', ...(as === 'form' ? { form: fields } : { json: fields }) });
    for (const row of sql('SELECT * FROM customers WHERE email = ?', email)) {
      expect([row.credit_cents, row.tier, row.staff, row.joined, row.id === given.id], 'new customers chose what only the company may set').toEqual([friend === '' ? 0 : 500, 'home', 0, '2026-05-04', false]);
    }
  }
}
