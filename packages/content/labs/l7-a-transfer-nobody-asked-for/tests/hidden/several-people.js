// People sign in one after the other and use pages they opened a while ago. Somebody new is among them.
const handle = `k${token(5)}`;
const stored = sql("SELECT password FROM users WHERE id = 'ines-roy'")[0].password;
sql('INSERT INTO users VALUES (?, ?, ?, ?, 300, 120)', `new-${handle}`, handle, `${handle}@new.example`, stored);
const mara = await victim('mara@lind.example');
await mara.visit('/');
const fresh = await victim(`${handle}@new.example`, 'north-stand-52');
await fresh.visit('/');
const ines = await victim('ines@roy.example');
await ines.visit('/');
clock.advance(20 * 60_000);
const points = number(5, 40);
const sent = await mara.submit('#send', { to: handle, points: String(points), note: 'Welcome' });
expect(sent.find('#points').text, 'a page that was opened before others signed in should still work').toContain(String(640 - points));
await fresh.submit('#send', { to: '@INES', points: '7', note: 'Hello' });
expect(sql('SELECT points FROM users WHERE handle = ?', handle)[0].points, 'somebody who joined today should be able to send points').toBe(300 + points - 7);
const saved = await ines.submit('#limit', { daily: '99' });
expect(saved.find('#saved').text, 'the limit should be saved from a page that was opened a while ago').toBe('Saved');
const bikes = '<iframe src="https://app.test/widget?shop=bikes"></iframe><script>onmessage = (event) => console.log(event.origin + " says " + event.data.points)</script>';
const shown = await fresh.visitAttacker(bikes, { url: 'https://bikes.example/' });
expect(shown.console, 'the other shop should see the points, too').toContain(`https://app.test says ${300 + points - 7}`);
await mara.visit('/');
await mara.submit('header form');
expect(mara.user(), 'people should be able to sign out').toBe('');
// A stranger, and somebody who guesses.
const stranger = await victim();
expect((await stranger.visit('/requests')).url, 'a stranger should be asked to sign in').toContain('/login');
const refusals = [];
for (const email of ['mara@lind.example', 'nobody@lind.example']) {
  await stranger.visit('/login');
  refusals.push((await stranger.submit('main form', { email, password: 'north-stand-52' })).html);
}
expect(stranger.user(), 'a wrong password should open nothing').toBe('');
const [known, unknown] = refusals.map((html) => html.replace(/value="[^"]*"/g, ''));
expect(known, 'the answer should not tell who has an account').toBe(unknown);
expect(events('log').filter(({ text }) => accounts.some(({ password }) => text.includes(password))), 'a password was printed').toBeEmpty();
