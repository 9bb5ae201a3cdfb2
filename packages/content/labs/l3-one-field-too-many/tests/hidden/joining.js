const given = { credit_cents: number(5000, 90000), tier: 'trade', staff: 1, joined: '2019-01-01', id: `c-${token(6)}` };
for (const [index, column] of shuffle(Object.keys(given)).entries()) {
  const email = `${token(8)}@new.example`;
  const form = { name: 'Lot Peeters', email, password: 'paper-boat-31', street: '5 Lane', city: 'Lier', friend: index === 0 ? 'night-bus' : '', [column]: given[column] };
  await client().request({ method: 'POST', url: '/join', ...(pick([true, false]) ? { form } : { json: form }) });
  for (const row of sql('SELECT * FROM customers WHERE email = ?', email)) {
    expect([row.credit_cents, row.tier, row.staff, row.joined, row.id === given.id], 'new customers chose what only the company may set').toEqual([index === 0 ? 500 : 0, 'home', 0, '2026-05-04', false]);
  }
}
