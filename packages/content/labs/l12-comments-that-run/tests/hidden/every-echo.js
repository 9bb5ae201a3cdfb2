const guest = await victim();
const marks = [];
const code = () => { const mark = token(8); marks.push(mark); return `alert('${mark}')`; };
const terms = [`" autofocus onfocus="${code()}`, `"><img src=x onerror="${code()}">`, `<svg onload="${code()}">`, `</title><details open ontoggle="${code()}">`];
// The same in a spelling that something on the way might take back: encoded twice, or in wide letters.
terms.push(encodeURIComponent(`<svg onload="${code()}">`), `&lt;svg onload=${code()}&gt;`, `＜svg onload=${code()}＞`);
for (const term of shuffle(terms)) await guest.visit(`/search?q=${encodeURIComponent(term)}`);
// The sign-in form repeats the email address after a mistake. A foreign page can send that form.
const attribute = (value) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
for (const email of [`"><img src=x onerror="${code()}">`, `x" autofocus onfocus="${code()}`, `x' autofocus onfocus='${code().replaceAll("'", '"')}`, `x autofocus onfocus=${code()}`]) {
  await guest.visitAttacker(`<form method="post" action="https://app.test/login"><input name="email" value="${attribute(email)}"><input name="password" value="x"></form><script>document.forms[0].submit()</script>`);
}
// A reader's own name, in the header of every page.
const juno = await signIn('juno@park.example');
await juno.post('/me', { name: `<svg onload="${code()}">`, town: `"><svg onload="${code()}">`, site: `https://x.example/"><svg onload="${code()}">` });
const opened = await victim('juno@park.example');
await opened.visit('/');
await opened.visit('/me');
// Her town and her website are in a form, where a quote ends the value, or a space if there is none.
for (const end of ['"', "'", '']) {
  const rest = () => `${end} autofocus onfocus=${end}${end === "'" ? code().replaceAll("'", '"') : code()}`;
  for (const fields of [{ name: 'Juno Park', town: 'Ness', site: `https://x.example/${rest()}` }, { name: `J${rest()}`, town: `x${rest()}`, site: '' }]) {
    await juno.post('/me', fields);
    await opened.visit('/me');
  }
}
expect(marks.filter((mark) => ran(mark)), 'a page repeated its input, and it ran').toBeEmpty();
