// Jonah asked for refund 3 himself.
const jonah = await signIn('jonah@kestrel.example');
await jonah.post('/refunds/3/approve');
expect(sql('SELECT status FROM refunds WHERE id = 3')[0].status, 'the refund was paid, whatever the answer said').toBe('open');
