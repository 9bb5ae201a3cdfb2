const marks = [];
const code = () => { const mark = token(8); marks.push(mark); return `alert('${mark}')`; };
const rhea = await signIn('rhea@tanner.example');
const kofi = await victim('kofi@kestrel.example');
await kofi.host({ 'https://evil.example/x.js': code() });
const ways = [
  `<SCRIPT>${code()}</SCRIPT>`,
  `<script\n>${code()}</script>`,
  '<script src="https://evil.example/x.js"></script>',
  `<svg><script>${code()}</script></svg>`,
  `<script/x>${code()}</script>`,
  `<img src=x onerror="${code()}">`,
  `<script nonce>${code()}</script>`,
  `<scr<script>ipt>${code()}</script>`,
];
// A listener who joined today opens the page as well.
const fresh = `${token(8)}@new.example`;
sql("INSERT INTO people SELECT ?, 'Ola Berg', ?, password, role FROM people WHERE id = 'rhea'", `new-${token(6)}`, fresh);
const { password } = accounts.find(({ user }) => user === 'rhea@tanner.example');
const ola = await victim(fresh, password);
for (const html of shuffle(ways)) {
  await rhea.post('/greetings', { html });
  await kofi.visit(pick(['/', '/studio']));
  await ola.visit('/');
}
expect(marks.filter((mark) => ran(mark)), 'a script in a greeting ran').toBeEmpty();
