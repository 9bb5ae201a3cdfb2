// Ada is signed in and changes the number in the address.
const ada = await signIn('ada@moreau.example');
await ada.get('/invoices/2042');
await ada.get('/invoices/2044');
await ada.get('/invoices/2045');
blocked('disclosed', "Ada was sent an invoice that is not hers");
