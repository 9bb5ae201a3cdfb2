// A lead and a volunteer change what is near to them: their own record, their own team, and roles that are not above
// their own. The list says who may do these things: coordinators, and nobody else.
const stored = sql("SELECT password FROM crew WHERE id = 'wim-de-graaf'")[0].password;
const team = `Team ${token(4)}`;
const add = (role) => {
  const id = `${role}-${token(6)}`;
  sql("INSERT INTO crew VALUES (?, 'Kit Moor', ?, ?, ?, ?, ?, 'Sister, 555-0190')", id, `${id}@lowtide.example`, stored, team, role, `+1 555 ${number(2000, 8999)}`);
  return id;
};
const [lead, helper, other] = [add('lead'), add('volunteer'), add('volunteer')];
const look = () => sql('SELECT id, role FROM crew ORDER BY id');
const before = look();
for (const id of [lead, helper]) {
  const browser = await signIn(`${id}@lowtide.example`, 'lantern-mile-36');
  for (const target of shuffle([other, lead, helper, 'jonna-saari', 'ines-batista'])) {
    for (const role of shuffle(['volunteer', 'lead'])) {
      await browser.post(`/crew/${target}/role`, { role });
      await browser.patch(`/api/crew/${target}`, { json: { role } });
      expect(look(), 'somebody who is not a coordinator gave a role').toEqual(before);
    }
  }
  for (const target of [other, id]) {
    await browser.post(`/crew/${target}`, { _method: 'DELETE' });
    await browser.delete(`/crew/${target}`);
    await browser.delete(`/api/crew/${target}`);
    expect(look(), 'somebody who is not a coordinator removed a person').toEqual(before);
  }
  // What they may not read must not change what they see, shortened or not.
  const seen = async () => [(await browser.get('/api/crew')).body, (await browser.get('/crew.csv')).body];
  const first = await seen();
  sql('UPDATE crew SET phone = ?, emergency = ? WHERE id <> ?', `+1 555 ${number(2000, 8999)}`, `${token(8)}, 555-0199`, id);
  expect(await seen(), 'contacts of others could be told from the answer').toEqual(first);
}
