// The three tiles of a card, 32 characters each, as the library issues it for a name.
async function issue(name) {
  const browser = client();
  await browser.post('/join', { name });
  return browser.cookies().find((cookie) => cookie.name === 'card').value.match(/.{32}/g);
}

// A reader whose name is the role that we want: their first tile is the encrypted word.
const [librarian] = await issue('librarian');
const [name, since] = await issue('Your name');

const browser = client();
browser.setCookie('card', [name, since, librarian].join(''));
const desk = await browser.get('/desk');
const code = /flag\{[^}]*\}/.exec(desk.body);
if (code) found(code[0]);
