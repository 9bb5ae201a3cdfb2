const victor = await signIn('victor@lund.example');
for (const url of [`/download?file=harbor-wall/${token(6)}.txt`, `/preview/harbor-wall/${token(6)}.txt`, `/tenders/${token(6)}`, `/${token(5)}`]) {
  expect((await victor.get(url)).status, 'a document that does not exist should answer 404').toBe(404);
}
expect(events('fault'), 'a document that does not exist should not cause a server error').toBeEmpty();
expect(events('log').filter(({ text }) => accounts.some(({ password }) => text.includes(password))), 'a password was printed').toBeEmpty();
