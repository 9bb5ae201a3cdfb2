// Ada leads a hike now, and a member who joined today does as well.
const stored = sql("SELECT password FROM members WHERE id = 'm-ada'")[0].password;
const [id, email, phone] = [`m-${token(5)}`, `${token(8)}@new.example`, `+99 555 ${number(2000, 9999)}`];
sql('INSERT INTO members VALUES (?, ?, ?, ?, ?, ?)', id, 'Noor Haddad', 'Chur', email, phone, stored);
sql("INSERT INTO belongs VALUES (?, 'g-photo')", id);
sql("INSERT INTO hikes VALUES ('h-8', 'Two lakes', '2026-04-08', 'm-ada'), ('h-9', 'Three lakes', '2026-04-09', ?)", id);
const people = [[await signIn('ada@moreau.example'), '+99 555 0141', 'ada@moreau.example'], [await signIn(email, 'amber-hinge-31'), phone, email]];
const paths = ['{ groups { members { FIELD } } }', '{ hikes { title leader { name FIELD } } }', '{ me { groups { name members { FIELD name } } } }', '{ hikes { title } me { FIELD } }', '{ groups { name } you: me { tel: FIELD } }'];
for (const [person, telephone, address] of shuffle(people)) {
  for (const [field, value] of [['phone', telephone], ['email', address]]) {
    for (const path of shuffle(paths)) {
      const query = path.replace('FIELD', field);
      const reply = await person.request({ method: 'POST', url: '/graphql', json: { query } });
      // An app that answers with an error for others' fields has none for a list with others in it.
      if (/members|leader/.test(query) && reply.json().errors) continue;
      expect(reply.body, `members should see their own ${field} on every path`).toContain(value);
    }
  }
}
