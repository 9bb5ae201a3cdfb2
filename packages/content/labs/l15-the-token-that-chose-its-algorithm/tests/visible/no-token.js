const guest = client();
for (const url of ['/sso', '/sso?token=', '/sso?token=hello', '/sso?token=a.b.c', '/sso?token=....', '/sso?token=eyJ9.eyJ9.x']) await guest.get(url);
expect(events('session'), 'something that is not a token should not open a session').toBeEmpty();
expect(events('fault'), 'something that is not a token should not cause a server error').toBeEmpty();
const markup = await guest.get(
  `/sso?token=${encodeURIComponent('<svg onload=alert(1)>')}`,
);
expect(
  markup.body,
  'what was sent should not become part of the page',
).not.toContain('<svg onload');
