const byte = (value) => value.toString(16).padStart(2, '0');
const slot = number(0, 3);
const add = (count) => `03 ${byte(count)} ${Array.from({ length: count }, () => byte(number(0, 255)) + byte(number(0, 255))).join('')}`;
const send = (...frames) => request({ method: 'POST', url: '/frames', form: { frames: [`01 ${byte(slot)}`, ...frames].join('\n') } });
// Together more than there is room for, and so many that a byte is too small for the sum.
const first = number(2, 30);
for (const count of shuffle([33 - first, 32, 256 - first, number(257 - first, 255), 255])) await send(add(first), add(count), `04 ${byte(first)}`);
expect(events('log').map(({ text }) => text), 'samples were written outside of their field').toBeEmpty();
