const hex = (text) => Buffer.from(text).toString('hex');
const byte = (value) => value.toString(16).padStart(2, '0');
const [one, other] = shuffle([0, 1, 2, 3]);
sql("UPDATE settings SET value = ?", `rk-${token(13)}`);
// The slot: forgotten, and its memory has the radio key now.
await request({ method: 'POST', url: '/frames', form: { frames: [`01 ${byte(one)}`, `02 04 ${hex(token(4))}`, `05 ${byte(one)}`, '07 00', `06 ${byte(one)}`].join('\n') } });
blocked('disclosed', 'a forgotten slot reported the radio key');
// Forgotten twice, also with another mast in between.
await request({ method: 'POST', url: '/frames', form: { frames: [`01 ${byte(other)}`, `05 ${byte(other)}`, `05 ${byte(other)}`, `05 ${byte(one)}`].join('\n') } });
expect(events('log').map(({ text }) => text), 'memory was used or freed after it had been freed').toBeEmpty();
