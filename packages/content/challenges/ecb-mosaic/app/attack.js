// Your attack. It can do what any browser can do, and nothing else:
//   client()                  a browser of its own
//   browser.post(url, form)   resolves to { status, body, headers }, as does browser.get(url)
//   browser.cookies()         a list of { name, value }
//   browser.setCookie(name, value)
//   found(code)               call this once you have read the code

// The three tiles of a card, 32 characters each, as the library issues it for a name.
async function issue(name) {
  const browser = client();
  await browser.post('/join', { name });
  return browser.cookies().find((cookie) => cookie.name === 'card').value.match(/.{32}/g);
}

const [name, since, role] = await issue('Your name');
const card = [name, since, role].join(''); // your turn: another mosaic

const browser = client();
browser.setCookie('card', card);
const desk = await browser.get('/desk');
const code = /flag\{[^}]*\}/.exec(desk.body);
if (code) found(code[0]);
