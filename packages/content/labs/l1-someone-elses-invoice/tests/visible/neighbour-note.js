// Ada sends the form of the note, with Bo's number in its address.
const ada = await signIn('ada@moreau.example');
const before = sql('SELECT note FROM invoices WHERE id = 2045')[0].note;
await ada.post('/invoices/2045/note', { note: 'Paid in cash, thank you!' }, { follow: false });
const after = sql('SELECT note FROM invoices WHERE id = 2045')[0].note;
expect(after, "Ada's note is now on Bo's invoice").toBe(before);
