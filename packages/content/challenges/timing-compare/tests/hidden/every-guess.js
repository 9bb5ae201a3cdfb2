// An order of today. The provider knows the secret, and so does this test.
const order = number(400, 9999);
sql("INSERT INTO orders VALUES (?, 'Wild rooibos', 'Bergen', 'open')", order);
const body = JSON.stringify({ order, status: 'paid' });
const signature = crypto.createHmac('sha256', 'whsec-oolong-7731-bergamot').update(body).digest('hex');
const send = (given) => request({ method: 'POST', url: '/hooks/payment', headers: { 'content-type': 'application/json', 'x-signature': given }, body });
// One comparison holds the whole secret, or a digest of it, and the whole guess; a piece of either would tell how far a guess got.
const hex = (text) => Buffer.from(text).toString('hex');
const isIn = (side, value) => side.includes(hex(value)) || (/^([0-9a-f]{2})+$/.test(value) && side.includes(value));
const isPart = (side, value) => hex(value).includes(side) || value.includes(side);
// Of a digest with a key of the app's own, the test can only see that it is long and no piece of the texts.
const isDigest = (side, values) => side.length >= 32 && !values.some((value) => isIn(side, value) || isPart(side, value));
const isWhole = ({ bytes: [left, right] }, values) => values.some((one, at) => isIn(left, one) && isIn(right, values[1 - at])) || [left, right].every((side) => isDigest(side, values));
const shapes = new Set();
function look(reply, given, wanted) {
  const whole = reply.of('compare').filter((event) => isWhole(event, [given, wanted]));
  expect(whole.some(({ equal }) => equal === (given === wanted)), 'a guess was not compared as a whole in constant time').toBe(true);
  if (given === wanted) return;
  const spelt = [wanted, hex(wanted), Buffer.from(wanted).toString('base64')];
  const said = JSON.stringify(reply.of('log'));
  const told = spelt.filter((text) => said.includes(text));
  expect(told, 'the right value was written to the log').toBeEmpty();
  shapes.add(JSON.stringify([reply.of('compare').map(({ bytes }) => bytes.map((side) => side.length)), reply.of('log').map(({ text }) => text.replaceAll(given, ''))]));
  expect(shapes.size, 'the app did or said something else, depending on how much of a guess was right').toBe(1);
}
for (const right of shuffle([0, 1, 8, 16, 32, number(2, 30), number(33, 62), 63])) {
  const wrong = signature[right] === '0' ? '1' : '0';
  const given = signature.slice(0, right) + wrong + signature.slice(right + 1);
  const reply = await send(given);
  expect(reply.status, 'a signature with one wrong character is wrong').toBe(401);
  look(reply, given, signature);
}
expect(sql('SELECT status FROM orders WHERE id = ?', order)[0].status, 'nothing should have been paid').toBe('open');
const genuine = await send(signature);
expect(genuine.status, 'the right signature should be accepted').toBe(200);
look(genuine, signature, signature);
// A signature is that of one message. It says nothing about another.
const another = JSON.stringify({ order: 302, status: 'paid' });
const headers = { 'content-type': 'application/json', 'x-signature': signature };
const again = { method: 'POST', url: '/hooks/payment', headers, body: another };
const reply = await request(again);
expect(reply.status, 'a signature was accepted for another message').toBe(401);
