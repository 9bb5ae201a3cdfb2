// Orders of today. The provider knows the secret, and so does this test. Each
// message has a signature of its own, and its spaces are part of it.
const first = number(1000, 8999);
const toMessage = (order) => {
  const body = JSON.stringify({ order, status: 'paid' }, null, 2);
  sql("INSERT INTO orders VALUES (?, 'Wild rooibos', 'Bergen', 'open')", order);
  return {
    order,
    body,
    signature: crypto
      .createHmac('sha256', 'whsec-oolong-7731-bergamot')
      .update(body)
      .digest('hex'),
  };
};
const send = (body, given) =>
  request({
    method: 'POST',
    url: '/hooks/payment',
    headers: { 'content-type': 'application/json', 'x-signature': given },
    body,
  });
// One comparison holds the whole secret, or a digest of it, and the whole guess; a piece of either would tell how far a guess got.
const hex = (text) => Buffer.from(text).toString('hex');
const isIn = (side, value) =>
  side.includes(hex(value)) ||
  (/^([0-9a-f]{2})+$/.test(value) && side.includes(value));
const isPart = (side, value) =>
  hex(value).includes(side) || value.includes(side);
// Of a digest with a key of the app's own, the test can only see that it is long and no piece of the texts.
const isDigest = (side, values) =>
  side.length >= 32 &&
  !values.some((value) => isIn(side, value) || isPart(side, value));
const isWhole = ({ bytes: [left, right] }, values) =>
  values.some((one, at) => isIn(left, one) && isIn(right, values[1 - at])) ||
  [left, right].every((side) => isDigest(side, values));
const shapes = new Set();
const work = [];
const spell = (text) => [
  text,
  [...text].reverse().join(''),
  hex(text),
  Buffer.from(text).toString('base64'),
  Buffer.from(text, 'hex').toString('base64'),
];
const is = (side, text) => side === hex(text) || side === text;
function look(reply, given, wanted, order) {
  const compared = reply.of('compare');
  const whole = compared.filter((event) => isWhole(event, [given, wanted]));
  expect(
    whole.some(({ equal }) => equal === (given === wanted)),
    'a guess was not compared as a whole in constant time',
  ).toBe(true);
  const pairs = compared.flatMap(({ bytes: [one, two] }) => [
    [one, two],
    [two, one],
  ]);
  const others = pairs.filter(
    ([one, two]) => is(one, given) && !is(two, wanted),
  );
  expect(others, 'a guess was compared with something else, too').toBeEmpty();
  const carried = [...reply.of('file'), ...reply.of('outgoing')];
  expect(
    carried,
    'a comparison should write no file and call nobody',
  ).toBeEmpty();
  const said = JSON.stringify(reply.of('log'));
  const told = spell(wanted).filter((text) => said.includes(text));
  expect(told, 'the right value was written to the log').toBeEmpty();
  if (given === wanted) return;
  work.push(reply.fuel);
  const uneven = Math.max(...work) - Math.min(...work);
  expect(uneven, 'some guesses cost more work than others').toBeLessThan(20);
  const sides = compared.map(({ bytes }) => bytes.map((side) => side.length));
  const logs = reply
    .of('log')
    .map(({ text }) =>
      text.replaceAll(given, '').replaceAll(String(order), ''),
    );
  shapes.add(JSON.stringify([sides, logs]));
  expect(
    shapes.size,
    'the app did or said something else, depending on how much of a guess was right',
  ).toBe(1);
}
// No table should hold what was compared.
function isKept(value) {
  const tables = sql("SELECT name FROM sqlite_master WHERE type = 'table'");
  const rows = tables.map(({ name }) => sql(`SELECT * FROM "${name}"`));
  const kept = JSON.stringify(rows);
  return spell(value).some((text) => kept.includes(text));
}
const lengths = shuffle([0, 1, 8, 16, 32, number(2, 30), number(33, 62), 63]);
for (const [at, right] of lengths.entries()) {
  const { order, body, signature } = toMessage(first + at);
  const wrong = signature[right] === '0' ? '1' : '0';
  const given = signature.slice(0, right) + wrong + signature.slice(right + 1);
  const reply = await send(body, given);
  expect(reply.status, 'a signature with one wrong character is wrong').toBe(
    401,
  );
  look(reply, given, signature, order);
  expect(
    sql('SELECT status FROM orders WHERE id = ?', order)[0].status,
    'nothing should have been paid',
  ).toBe('open');
  expect(isKept(signature), 'the right signature was written to a table').toBe(
    false,
  );
}
const { order, body, signature } = toMessage(first + 20);
const genuine = await send(body, signature);
expect(genuine.status, 'the right signature should be accepted').toBe(200);
look(genuine, signature, signature, order);
// A signature is that of one message. It says nothing about another.
const another = JSON.stringify({ order: 302, status: 'paid' });
expect(
  (await send(another, signature)).status,
  'a signature was accepted for another message',
).toBe(401);
