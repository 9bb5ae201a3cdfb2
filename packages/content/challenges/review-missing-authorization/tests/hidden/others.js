// Somebody who joined today has a plan of their own, and is its organizer. So has Wim, and plan 12 has a member in common with it.
const id = `new-${token(6)}`;
const email = `${token(8)}@new.example`;
sql("INSERT INTO people SELECT ?, 'Ola Berg', ?, password FROM people WHERE id = 'freya'", id, email);
const [own, foreign] = [number(100, 499), number(500, 999)];
const title = `Farewell ${token(9)}`;
sql("INSERT INTO plans (id, title) VALUES (?, 'Choir picnic'), (?, ?)", own, foreign, title);
sql("INSERT INTO members VALUES (?, ?, 'organizer'), (?, 'freya', 'organizer'), (?, 'carla', 'helper')", own, id, foreign, foreign);
const secret = () => `Agenda ${token(10)}`;
sql('INSERT INTO items (plan_id, text) VALUES (?, ?), (?, ?)', foreign, secret(), foreign, secret());
const attackers = [[await signIn(email, 'paper-lantern-44'), own], [await signIn('wim@deboer.example'), 13], [await signIn('wim@deboer.example'), 11]];
const spellings = [(plan) => `${plan}`, (plan) => ` ${plan}`, (plan) => `${plan} `, (plan) => `0${plan}`, (plan) => `${plan}.0`, (plan) => `+${plan}`];
const fields = [{}, { template: '1' }, { template: 'on' }, { kind: 'template' }, { role: 'organizer' }, { plan: String(own) }, { id: String(own) }];
for (const [who, plan] of shuffle(attackers)) {
  const send = (body) => who.request({ method: 'POST', url: `/plans/${plan}/copy`, body, headers: { 'content-type': 'application/x-www-form-urlencoded' }, follow: false });
  for (const spell of shuffle(spellings).slice(0, 3)) await who.post(`/plans/${plan}/copy`, { from: spell(foreign) }, { follow: false });
  for (const more of fields) await who.post(`/plans/${plan}/copy?from=${foreign}`, { from: String(foreign), ...more }, { follow: false });
  // Two values of one name.
  for (const body of [`from=${plan}&from=${foreign}`, `from=1&from=${foreign}`, `from=${foreign}&from=1`]) await send(body);
  await who.post(`/plans/${plan}/copy`, { from: '12' }, { follow: false });
  await who.get(`/plans/${plan}`);
}
blocked('disclosed', 'the items of a plan were copied for somebody who is not a member of it');
// What they may not read must not change what they see, and a refused copy leaves nothing behind.
for (const [who, plan] of attackers) {
  const rows = sql('SELECT id, text FROM items WHERE plan_id = ? ORDER BY id', plan);
  const first = (await who.post(`/plans/${plan}/copy`, { from: String(foreign) }, { follow: false })).body;
  sql('UPDATE items SET text = ? WHERE plan_id = ?', secret(), foreign);
  sql('INSERT INTO items (plan_id, text) VALUES (?, ?)', foreign, secret());
  sql("UPDATE plans SET status = 'closed' WHERE id = ?", foreign);
  expect((await who.post(`/plans/${plan}/copy`, { from: String(foreign) }, { follow: false })).body, 'the items could be told from the answer').toBe(first);
  expect(sql('SELECT id, text FROM items WHERE plan_id = ? ORDER BY id', plan), 'a refused copy had already written to the plan').toEqual(rows);
}
// Somebody who was a member, copied, and is none any more.
sql("INSERT INTO members VALUES (?, ?, 'helper')", foreign, id);
await attackers[0][0].post(`/plans/${own}/copy`, { from: String(foreign) });
sql('DELETE FROM members WHERE plan_id = ? AND person_id = ?', foreign, id);
sql('DELETE FROM items WHERE plan_id = ?', own);
await attackers[0][0].post(`/plans/${own}/copy`, { from: String(foreign) });
expect(sql('SELECT text FROM items WHERE plan_id = ?', own), 'somebody who had left the plan copied from it').toBeEmpty();
