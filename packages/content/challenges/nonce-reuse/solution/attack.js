const browser = client();
const board = async () => (await browser.get('/board.json')).json();

// The bytes of both, XORed, as far as the shorter one goes.
function xor(left, right) {
  const length = Math.min(left.length, right.length);
  return Buffer.from(Array.from({ length }, (_, at) => left[at] ^ right[at]));
}

// Dispatch repeats what it gets. So the text of its next message is known, and as long as we like.
const before = await board();
const text = 'x'.repeat(300);
await browser.post('/messages', { text });
const receipt = (await board()).find(({ id, sender }) => sender === 'dispatch' && !before.some((old) => old.id === id));

// Sealed = text XOR keystream, so keystream = sealed XOR text. Every message of dispatch has the same nonce, and so the same keystream.
const keystream = xor(Buffer.from(receipt.sealed, 'hex'), Buffer.from(`Received: ${text}`));
for (const { nonce, sealed } of before) {
  if (nonce !== receipt.nonce) continue;
  const code = /flag\{[^}]*\}/.exec(xor(Buffer.from(sealed, 'hex'), keystream).toString());
  if (code) found(code[0]);
}
