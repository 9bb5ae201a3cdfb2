for (const way of shuffle(['before', 'with'])) {
  const eve = client();
  await eve.get('/');
  const number = eve.cookies()[0]?.value ?? token(12);
  const ada = client();
  if (way === 'before') await ada.get(`/?visit=${number}`);
  await ada.post(way === 'with' ? `/login?visit=${number}` : '/login', { email: 'ada@moreau.example', password: 'amber-hinge-31' });
  expect((await eve.get('/account')).of('disclosed'), 'an ID from a link became the key to an account').toBeEmpty();
  expect((await client().get(`/account?visit=${number}`)).of('disclosed'), 'an ID in an address opened an account').toBeEmpty();
}
