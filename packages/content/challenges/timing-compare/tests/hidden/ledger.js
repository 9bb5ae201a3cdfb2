const key = 'ledger-4f81-jasmine-0c2e';
const send = (given) =>
  request({ url: '/ledger.csv', headers: { 'x-ledger-key': given } });
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
];
const is = (side, text) => side === hex(text) || side === text;
function look(reply, given, wanted) {
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
  const logs = reply.of('log').map(({ text }) => text.replaceAll(given, ''));
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
for (const right of shuffle([0, 1, 7, 12, number(2, 22), 23])) {
  const given = `${key.slice(0, right)}x${key.slice(right + 1)}`;
  const reply = await send(given);
  expect(reply.status, 'a key that is partly right is wrong').toBe(401);
  look(reply, given, key);
}
for (const given of [
  key.toUpperCase(),
  key.replaceAll('-', '_'),
  key.replace('l', 'L'),
])
  expect(
    (await send(given)).status,
    'a key in other letters is another key',
  ).toBe(401);
const genuine = await send(key);
expect(genuine.status, 'the right key should open the ledger').toBe(200);
look(genuine, key, key);
expect(isKept(key), 'the key to the ledger was written to a table').toBe(false);
