// Your attack. It can do what any browser can do, and nothing else:
//   client()                  a browser of its own
//   browser.post(url, form)   resolves to { status, body, headers, json() }, as does browser.get(url)
//   found(code)               call this once you have read the code
//   Buffer.from(hex, 'hex'), Buffer.from(text), buffer.toString()

const browser = client();
const board = async () => (await browser.get('/board.json')).json();

// The bytes of both, XORed, as far as the shorter one goes.
function xor(left, right) {
  const length = Math.min(left.length, right.length);
  return Buffer.from(Array.from({ length }, (_, at) => left[at] ^ right[at]));
}

// your turn: of which messages do you know the text, and which others have the same nonce?
const text = 'Hello';
await browser.post('/messages', { text });

for (const { sender, nonce, sealed } of await board()) {
  const bytes = Buffer.from(sealed, 'hex');
}

const code = /flag\{[^}]*\}/.exec('');
if (code) found(code[0]);
