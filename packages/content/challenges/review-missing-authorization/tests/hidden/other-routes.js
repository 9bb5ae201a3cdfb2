// The rest of the pull request was right, and still has to be. Somebody who
// joined today has a plan, helps with another, and knows the numbers of a third.
const id = `new-${token(6)}`;
const email = `${token(8)}@new.example`;
const copy = "SELECT ?, 'Ola Berg', ?, password FROM people WHERE id = 'freya'";
sql(`INSERT INTO people ${copy}`, id, email);
const [own, helped, foreign] = [
  number(100, 299),
  number(300, 499),
  number(500, 999),
];
const titles = { [own]: 'Choir picnic', [helped]: 'Lantern walk' };
const items = {};
for (const plan of [own, helped, foreign]) {
  const title = titles[plan] ?? `Farewell ${token(9)}`;
  sql('INSERT INTO plans (id, title) VALUES (?, ?)', plan, title);
  sql("INSERT INTO members VALUES (?, 'freya', 'organizer')", plan);
  const text = `Agenda ${token(10)}`;
  sql('INSERT INTO items (plan_id, text) VALUES (?, ?)', plan, text);
  items[plan] = sql('SELECT id FROM items WHERE text = ?', text)[0].id;
}
sql("INSERT INTO members VALUES (?, ?, 'organizer')", own, id);
sql("INSERT INTO members VALUES (?, ?, 'helper')", helped, id);
const ola = await signIn(email, 'paper-lantern-44');
const wim = await signIn('wim@deboer.example');

// What somebody may not change stays as it is.
const stateOf = () => [
  sql('SELECT id, plan_id, text, done FROM items ORDER BY id'),
  sql('SELECT id, status FROM plans ORDER BY id'),
];
const before = stateOf();
const tries = [
  ...[own, helped, foreign].map((plan) => [
    ola,
    `/plans/${plan}/items/${items[foreign]}/toggle`,
  ]),
  ...[own, foreign].map((plan) => [
    ola,
    `/plans/${plan}/items/${items[helped]}/toggle`,
  ]),
  ...[11, 12, 13].map((plan) => [wim, `/plans/${plan}/items/8/toggle`]),
  [ola, `/plans/${helped}/close`],
  [ola, `/plans/${foreign}/close`],
  [wim, '/plans/11/close'],
  [wim, '/plans/12/close'],
  [ola, `/plans/${foreign}/items`],
  [wim, '/plans/12/items'],
];
const send = (who, url) => who.post(url, { text: 'Me too' }, { follow: false });
for (const [who, url] of shuffle(tries)) {
  await send(who, url);
  expect(stateOf(), `${url} changed what this person may not change`).toEqual(
    before,
  );
}
for (const url of [`/plans/${foreign}`, '/plans/12']) {
  await ola.get(url);
  await wim.get(url);
}
blocked('disclosed', 'a plan was shown to somebody who is not a member of it');

// What they may change, they still can.
await send(ola, `/plans/${own}/items/${items[own]}/toggle`);
await send(ola, `/plans/${helped}/items/${items[helped]}/toggle`);
const done = 'SELECT count(*) AS count FROM items WHERE done = 1';
expect(sql(done)[0].count, 'a member should set an item to done').toBe(2);
await send(ola, `/plans/${own}/close`);
expect(
  sql('SELECT status FROM plans WHERE id = ?', own)[0].status,
  'the organizer should be able to close a plan',
).toBe('closed');
