// Teo asked Mara for 95 points. An image on some page pays him.
const mara = await victim('mara@lind.example');
await mara.visitAttacker('<h1>Ducks of the lake</h1><img src="https://app.test/requests/2/pay" width="1" height="1">');
expect(sql('SELECT state FROM requests WHERE id = 2')[0].state, 'an image paid a request that Mara never agreed to').toBe('open');
