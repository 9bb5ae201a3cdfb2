// A name of exactly sixteen characters.
const frames = `01 00\n02 10 ${Buffer.from('sixteen letters!').toString('hex')}`;
await request({ method: 'POST', url: '/frames', form: { frames } });
expect(events('log').map(({ text }) => text), 'a frame made the gateway write outside of a field').toBeEmpty();
