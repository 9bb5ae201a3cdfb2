const ada = await signIn('ada@moreau.example');
const list = await ada.get('/invoices');
expect(list.status, 'the list of invoices should open').toBe(200);
for (const number of ['LL-2041', 'LL-2043', 'LL-2046']) {
  expect(list.body, `Ada's list should show ${number}`).toContain(number);
}
expect(list.body, "Ada's list should not show Bo's LL-2042").not.toContain('LL-2042');
const missing = await ada.get('/invoices/999999');
expect(missing.status, 'an invoice that does not exist should answer 404').toBe(404);
const guest = await client().get('/invoices', { follow: false });
expect(guest.header('location'), 'without a session the sign-in page should be shown').toBe('/login');
const gone = [await ada.get('/invoices/999999/pdf'), await ada.post('/invoices/999999/note', { note: '' }), await ada.get('/export.csv?client=999')];
for (const reply of gone) expect(reply.status, 'what does not exist should be refused, without an error').toBeLessThan(500);
