const livia = await signIn('livia@berg.example');
const [width, height] = [number(50, 400), number(50, 400)];
const size = `${width}x${height}`;
const sizes = [
  `${size}\nenv\n`,
  // A line break alone ends a command, and what is left of the line begins the next. `$` and `int()` allow it.
  `${size}\n`,
  `${width}\nx${height}`,
  `${width}x\n${height}`,
  `${size} | tee config.env`,
  `${size} && env`,
  `nothing || env`,
  `$(env)`,
  `\`env\``,
  `${size} > config.env`,
  `${size} >> app.py`,
  `${size} & env &`,
  `${size}" "stray`,
  `${size}$(printf\${IFS}x)`,
];
// Livia, an editor, and somebody who began today.
const fresh = `${token(8)}@harborlight.example`;
sql("INSERT INTO people SELECT ?, 'Ola Berg', ?, password FROM people WHERE id = 'livia-berg'", `new-${token(6)}`, fresh);
const { password } = accounts.find(({ user }) => user === 'livia@berg.example');
for (const browser of [livia, await signIn('dmitri@harborlight.example'), await signIn(fresh, password)]) {
  for (const one of shuffle(sizes)) await browser.post(`/pictures/${number(1, 2)}/thumbnail`, { size: one, effect: '' });
}
const others = events('exec').filter((event) => event.program !== 'convert' && event.program !== 'identify');
expect(others.map((event) => event.argv.join(' ')), 'a size started another program').toBeEmpty();
expect(events('exec').flatMap((event) => event.injected), 'a size became part of a command line').toBeEmpty();
blocked('disclosed', 'the key of the agency was sent to a photographer');
