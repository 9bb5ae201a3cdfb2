const hex = (text) => Buffer.from(text).toString('hex');
const byte = (value) => value.toString(16).padStart(2, '0');
const [one, other] = shuffle([0, 1, 2, 3]);
// The selected mast is forgotten, and frames about it go on.
for (const frame of shuffle([`02 03 ${hex(token(3))}`, '03 01 0001', '04 00'])) {
  await request({ method: 'POST', url: '/frames', form: { frames: [`01 ${byte(other)}`, `01 ${byte(one)}`, `05 ${byte(one)}`, frame, '07 00', frame].join('\n') } });
}
expect(events('log').map(({ text }) => text), 'the selected mast was used after it had been forgotten').toBeEmpty();
