const nils = await signIn('nils@aker.example');
const juno = await victim('juno@park.example');
const marks = [];
const code = () => { const mark = token(6); marks.push(mark); return `alert('${mark}')`; };
const names = [
  `</script><script>${code()}//`,
  `</ScRiPt ><svg onload=${code()}>`,
  `</script/x><img src=x onerror="${code()}">`,
  `"};${code()};//`,
  `'-${code()}-'`,
  `\\";${code()}//`,
  `\${${code()}}`,
];
for (const name of shuffle(names)) {
  await nils.post('/me', { name, town: 'Ness', site: '' });
  await nils.post('/articles/2/comments', { body: 'Rye.' });
  await juno.visit('/articles/2');
}
expect(marks.filter((mark) => ran(mark)), 'a name broke out of the data and ran').toBeEmpty();
