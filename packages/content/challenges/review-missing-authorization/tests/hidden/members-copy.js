// Somebody who joined today, a helper in one plan and the organizer of another, copies in both directions. And a new template.
const id = `new-${token(6)}`;
const email = `${token(8)}@new.example`;
sql("INSERT INTO people SELECT ?, 'Noor Haddad', ?, password FROM people WHERE id = 'freya'", id, email);
const [one, two, template] = [number(100, 299), number(300, 499), number(500, 699)];
sql("INSERT INTO plans (id, title, template) VALUES (?, 'Müller & Söhne: 5 < 7', 0), (?, 'O''Hara', 0), (?, 'Wedding, checklist', 1)", one, two, template);
sql("INSERT INTO members VALUES (?, ?, 'helper'), (?, ?, 'organizer'), (?, 'carla', 'organizer')", one, id, two, id, one);
const texts = [one, two, template].map((plan) => {
  const text = `Item ${token(8)}`;
  sql('INSERT INTO items (plan_id, text) VALUES (?, ?)', plan, text);
  return text;
});
const noor = await signIn(email, 'paper-lantern-44');
expect((await noor.post(`/plans/${two}/copy`, { from: String(one) })).body, 'a helper should be able to copy from a plan').toContain(texts[0]);
expect((await noor.post(`/plans/${one}/copy`, { from: String(template) })).body, 'everybody should be able to copy a template').toContain(texts[2]);
expect((await noor.post(`/plans/${one}/copy`, { from: String(two) })).body, 'a helper should be able to copy to a plan').toContain(texts[1]);
expect((await noor.get(`/plans/${one}`)).body, 'her plans and the templates should be offered').toContain('Wedding, checklist');
