const guest = client();
for (const id of shuffle([2041, 2042, 2043, 2044, 2045, 2046])) {
  await guest.get(`/invoices/${id}`);
  await guest.get(`/invoices/${id}/pdf`);
}
for (const id of [1, 2, 3, 4, 5]) await guest.get(`/export.csv?client=${id}`);
blocked('disclosed', 'somebody who is not signed in was sent an invoice');
