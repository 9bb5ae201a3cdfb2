const name = token(6);
const command = `touch /srv/app/public/${name}`;
const commands = [`; ${command}`, `&& ${command}`, `| ${command}`, `$(${command})`, `\`${command}\``, `'; ${command}; '`, `"; ${command}; "`, `\n${command}\n`, `\\'; ${command} #`, `"$(${command})"`, `'$(${command})'`];
for (const end of shuffle(commands)) {
  for (const email of [`${name}@home.example${end}`, `${end}@home.example`]) {
    await client().post('/question', { name: 'Eve', email, text: 'Is this an address?' });
    await client().post('/reminder', { email });
  }
}
expect(events('exec').filter(({ injected, program }) => injected.length > 0 || program !== 'sendmail'), 'an address became part of a command line').toBeEmpty();
expect((await client().get(`/public/${name}`)).status, 'a command in an address was run').toBe(404);
