const hana = await signIn('hana@okabe.example');
const sections = await hana.get('/download?file=harbor-wall/Sections%20A1..A4.txt');
expect(sections.body, 'two dots in a name should do no harm').toContain('Section A3, station 0+056');
expect((await hana.get('/preview/mill-bridge/latest.txt')).body, 'a link that stays inside should work').toContain('only from July to September');
// A tender that was published after the fix was written.
const id = 'customs-house';
const reference = `FS-${number(200, 899)}`;
sql("INSERT INTO tenders VALUES (?, ?, 'Customs house, roof', 'Port of Skerrow', '2026-11-20')", id, reference);
const files = shuffle(['customs-house/Roof..survey, part 1.txt', 'customs-house/50 pct stage/Notes & photos.txt']);
files.forEach((file, index) => sql('INSERT INTO documents (tender_id, sheet, title, file) VALUES (?, ?, ?, ?)', id, `0${index}`, file, file));
for (const file of files) {
  const once = await hana.get(`/download?file=${encodeURIComponent(file)}`);
  expect(once.body, `${file} should be saved`).toContain('Customs house, ');
  const twice = await hana.get(`/download?file=${encodeURIComponent(encodeURIComponent(file))}`);
  expect(twice.body, `${file} should be saved through a link from an email`).toContain('Customs house, ');
  const seen = await hana.get(`/preview/${file.split('/').map(encodeURIComponent).join('/')}`);
  expect(seen.body, `${file} should be shown`).toContain('Customs house, ');
}
const text = `Slate from Valentia? ${token(6)}`;
const noted = await hana.post(`/tenders/${id}/notes`, { text });
expect(noted.body, 'notes on a new tender should be kept').toContain(text);
// And one that nobody could have heard of.
const fresh = `${token(6)}-quay`;
sql("INSERT INTO tenders VALUES (?, 'FS-900', 'A new quay', 'Port of Skerrow', '2026-12-20')", fresh);
const line = `Ask for the soundings, ${token(6)}`;
expect((await hana.post(`/tenders/${fresh}/notes`, { text: line })).body, 'notes on a tender of today should be kept').toContain(line);
expect((await hana.get(`/tenders/${fresh}/notes.txt`)).body, 'notes on a tender of today should be saved').toContain(line);
