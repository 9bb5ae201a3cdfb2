const hex = (text) => Buffer.from(text).toString('hex');
const byte = (value) => value.toString(16).padStart(2, '0');
const slot = number(0, 3);
// A long frame of another mast is in the receive buffer. Then a frame comes that says it is longer than it is.
const before = `02 0f ${hex(token(15))}`;
for (const [len, sent] of shuffle([[15, 3], [number(4, 14), 0], [16, 16], [16, number(1, 15)], [number(2, 9), 1]])) {
  await request({ method: 'POST', url: '/frames', form: { frames: `01 ${byte(slot)}\n${before}\n02 ${byte(len)} ${hex(token(16)).slice(0, 2 * sent)}` } });
}
expect(events('log').map(({ text }) => text), 'a name was written outside of its field, or read from outside of its frame').toBeEmpty();
