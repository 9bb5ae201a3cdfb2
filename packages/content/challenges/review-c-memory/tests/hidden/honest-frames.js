// The longest name, all samples, dropping, forgetting, and beginning again.
const hex = (text) => Buffer.from(text).toString('hex');
const byte = (value) => value.toString(16).padStart(2, '0');
const [slot, other] = shuffle([0, 1, 2, 3]);
const send = (...frames) => request({ method: 'POST', url: '/frames', form: { frames: frames.join('\n') } });
const name = token(15);
const values = Array.from({ length: 32 }, () => number(0, 65535));
const data = (list) => list.map((value) => byte(value >> 8) + byte(value & 255)).join('');
const page = await send(`01 ${byte(slot)}`, `02 0f ${hex(name)}`, `03 14 ${data(values.slice(0, 20))}`, `03 0c ${data(values.slice(20))}`, `06 ${byte(slot)}`);
expect(page.body, 'a name of fifteen characters should be accepted').toContain(name);
expect((await request({ url: `/samples/${slot}` })).json(), 'thirty-two samples should be accepted').toEqual(values);
const drop = number(3, 12);
await send(`04 ${byte(drop)}`);
expect((await request({ url: `/samples/${slot}` })).json(), 'the oldest samples should be dropped, and the others kept').toEqual(values.slice(drop));
expect(events('log').map(({ text }) => text), 'samples should be dropped as C allows it').toBeEmpty();
// Forget one mast: the other one and a new one in the same slot work.
const again = await send(`01 ${byte(other)}`, `02 05 ${hex('other')}`, `01 ${byte(slot)}`, `05 ${byte(slot)}`, `01 ${byte(slot)}`, `02 03 ${hex('new')}`, `06 ${byte(slot)}`, `06 ${byte(other)}`);
for (const text of ['<code>new</code>', '<code>other</code>']) expect(again.body, 'after a mast was forgotten, the others should report').toContain(text);
