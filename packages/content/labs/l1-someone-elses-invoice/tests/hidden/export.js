const ada = await signIn('ada@moreau.example');
for (const id of shuffle([3, 4, 5])) await ada.get(`/export.csv?client=${id}`, { headers: { referer: 'https://app.test/invoices' } });
// Several clients at once, her own before or after the other.
for (const ids of [[1, 4], [4, 1], [4, 3, 2], [1, 5, 2]]) {
  for (const name of ['client', 'client[]']) await ada.get(`/export.csv?${ids.map((id) => `${encodeURIComponent(name)}=${id}`).join('&')}`);
  await ada.get(`/export.csv?client=${ids.join(',')}`);
}
await ada.get('/export.csv');
for (const all of ['', '*', '%', 'all']) await ada.get(`/export.csv?client=${encodeURIComponent(all)}`);
blocked('disclosed', 'Ada exported the books of a client that is not hers');
