// A refund: Cora begins, and Dov approves, if that is needed.
for (const [email, password] of [['cora@penhallow.example', 'seed-drawer-63'], ['dov@penhallow.example', 'twine-ball-17']]) await (await signIn(email, password)).post('/orders/902/refund');
expect(sql('SELECT status FROM orders WHERE id = 902')[0].status, 'the order should be refunded').toBe('refunded');
expect((await (await signIn('cora@penhallow.example')).get('/log')).body, 'the log should mention it').toContain('902');
