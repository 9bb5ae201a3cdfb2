const ada = await signIn('ada@moreau.example');
for (const id of shuffle([3, 4, 5])) await ada.get(`/export.csv?client=${id}`, { headers: { referer: 'https://app.test/invoices' } });
await ada.get('/export.csv?client=1&client=4');
await ada.get('/export.csv');
blocked('disclosed', 'Ada exported the books of a client that is not hers');
