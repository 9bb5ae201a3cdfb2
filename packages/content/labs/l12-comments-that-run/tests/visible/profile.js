const juno = await victim('juno@park.example');
const mark = token(6);
await juno.visit('/me');
await juno.submit('form[action="/me"]', { name: `Juno ${mark}`, town: 'Ness', site: `https://park.example/${mark}` });
const page = await juno.visit('/articles/1');
expect(page.text, 'the new name should be above the comment').toContain(`Juno ${mark}`);
expect(page.all('a').map((found) => found.attributes.href), 'the website should be linked').toContain(`https://park.example/${mark}`);
const profile = await juno.visit('/me');
expect(profile.find('input[name=name]').attributes.value, 'the form should show the name').toBe(`Juno ${mark}`);
expect(profile.find('input[name=town]').attributes.value, 'the form should show the town').toBe('Ness');
expect(profile.find('input[name=site]').attributes.value, 'the form should show the website').toBe(`https://park.example/${mark}`);
const wrong = await client().post('/login', { email: 'juno@park.example', password: 'not this one' });
expect(wrong.status, 'a wrong password should be refused with 401').toBe(401);
expect(
  wrong.body,
  'the password that was typed should not be on the page',
).not.toContain('not this one');
const nobody = await client().post('/login', {
  email: 'nobody@park.example',
  password: 'not this one',
});
expect(
  nobody.body.replaceAll('nobody', 'juno'),
  'the answer should not tell who is a reader',
).toBe(wrong.body);
expect(
  events('log').filter(({ text }) => text.includes('not this one')),
  'a password should be in no log',
).toBeEmpty();
