// Two masts: select, name, samples, report.
const text = ['01 00', '02 08 6d 61 73 74 20 31 32 41', '03 02 00 15 00 16', '01 01', '02 05 68 6f 75 73 65', '03 01 01 00', '06 00', '06 01'].join('\n');
const page = await request({ method: 'POST', url: '/frames', form: { frames: text } });
expect(page.body, 'the first mast should report its name').toContain('mast 12A');
expect(page.body, 'the second mast should report its name').toContain('house');
expect((await request({ url: '/samples/0' })).json(), 'the samples of the first mast should be kept').toEqual([21, 22]);
expect((await request({ url: '/samples/1' })).json(), 'the samples of the second mast should be kept').toEqual([256]);
