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
  // What they may not read must not change what they see, shortened or not, for all or for a team.
  const seen = async () => {
    const bodies = [];
    for (const url of ['/api/crew', '/crew.csv']) {
      for (const query of ['', `?team=${encodeURIComponent(team)}`]) bodies.push((await browser.get(`${url}${query}`)).body);
    }
    return bodies;
  };
  const first = await seen();
  sql('UPDATE crew SET phone = ?, emergency = ? WHERE id <> ?', `+1 555 ${number(2000, 8999)}`, `${token(8)}, 555-0199`, id);
  expect(await seen(), 'contacts of others could be told from the answer').toEqual(first);
}
// Nor does any team make an exception: each of them has a volunteer and a lead who joined today.
for (const { team: name } of shuffle(sql('SELECT DISTINCT team FROM crew'))) {
  for (const role of ['volunteer', 'lead']) {
    const id = add(role);
    sql('UPDATE crew SET team = ? WHERE id = ?', name, id);
    const browser = await signIn(`${id}@lowtide.example`, 'lantern-mile-36');
    for (const url of ['/api/crew', `/crew.csv?team=${encodeURIComponent(name)}`]) {
      const reply = await browser.get(url);
      expect(reply.of('disclosed'), 'somebody was sent contacts for their team').toBeEmpty();
    }
    const crew = look();
    await browser.patch(`/api/crew/${id}`, { json: { role: 'coordinator' } });
    expect(look(), 'somebody changed the crew for their team').toEqual(crew);
  }
}
// The list is the same in every season.
const autumn = await signIn(`${lead}@lowtide.example`, 'lantern-mile-36');
for (let seasons = 0; seasons < 3; seasons++) {
  const crew = look();
  await autumn.post(`/crew/${other}/role`, { role: 'lead' });
  await autumn.delete(`/api/crew/${other}`);
  expect((await autumn.get('/crew.csv')).of('disclosed'), 'a lead was sent contacts out of season').toBeEmpty();
  expect(look(), 'a lead changed the crew out of season').toEqual(crew);
  clock.advance(120 * 24 * 3_600_000);
}
