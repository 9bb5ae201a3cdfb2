const ada = await signIn('ada@moreau.example');
const note = `Ask for the proofs, ${token(6)}`;
const headers = { referer: 'https://app.test/invoices/2043' };
const saved = await ada.post('/invoices/2043/note', { note }, { headers });
expect(saved.status, 'after saving, the invoice should be shown again').toBe(200);
expect(saved.body, 'the saved note should be on the page').toContain(note);
