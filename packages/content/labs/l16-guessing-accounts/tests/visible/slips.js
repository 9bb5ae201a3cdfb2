// Four wrong passwords, as happens after a holiday. The fifth is right.
const browser = client();
for (const password of ['willow-desk-34', 'Willow-desk-43', 'willow-desk43', 'willowdesk-43']) await browser.post('/login', { email: 'edda@rook.example', password });
const reply = await browser.post('/login', { email: 'edda@rook.example', password: 'willow-desk-43' });
expect(reply.of('session').length, 'four typos should be forgiven').toBe(1);
