// A mirror of the registry serves another file for one of the packages. Its checksum is another one, and its code sends the token away.
const modules = sql('SELECT name, integrity, runs FROM modules');
for (const { name, integrity, runs } of shuffle(modules)) {
  sql("UPDATE modules SET integrity = ?, runs = 'install load' WHERE name = ?", `sha512-${token(40)}`, name);
  const reply = await request({ method: 'POST', url: '/build' });
  expect(reply.of('outgoing').length, 'a package with another content was installed: its entry has no checksum, or one that is not compared').toBe(0);
  sql('UPDATE modules SET integrity = ?, runs = ? WHERE name = ?', integrity, runs, name);
}
