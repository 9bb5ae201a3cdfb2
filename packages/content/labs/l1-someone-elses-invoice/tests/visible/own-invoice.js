const ada = await signIn('ada@moreau.example');
// As a browser does after a click on the list.
const headers = { referer: 'https://app.test/invoices' };
const shown = await ada.get('/invoices/2041', { headers });
expect(shown.status, 'Ada should be able to open her invoice').toBe(200);
expect(shown.body, 'the page should show the payment reference').toContain('RF-7K2M-94QX');
expect(shown.body, 'the page should show the total').toContain('2,260.00');
const pdf = await ada.get('/invoices/2041/pdf', { headers });
expect(pdf.status, 'Ada should be able to print her invoice').toBe(200);
expect(pdf.header('content-type'), 'the print version should be a PDF').toContain('application/pdf');
expect(pdf.body, 'the print version should carry the reference').toContain('RF-7K2M-94QX');
const csv = await ada.get('/export.csv?client=1', { headers });
expect(csv.status, 'Ada should be able to export the books of her client').toBe(200);
expect(csv.body, 'the export should list the invoices of that client').toContain('LL-2046');
const bo = await signIn('bo@lindqvist.example');
const his = await bo.get('/invoices/2042', { headers });
expect(his.status, 'Bo should be able to open his own invoice').toBe(200);
