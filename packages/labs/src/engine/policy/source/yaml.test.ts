import { describe, expect, it } from 'vitest';
import { parseYaml } from './yaml.ts';

describe('readYaml', () => {
  it('readYaml returns every document with the lines of its values', () => {
    const [first, second] = parseYaml(
      'a.yaml',
      'a:\n  - b: 1\n    c: &x [1, 2]\nd: *x\n---\n# note\ne: yes\n',
    );
    expect(first?.value).toEqual({ a: [{ b: 1, c: [1, 2] }], d: [1, 2] });
    expect(first?.lines).toMatchObject({ a: 1, 'a/0': 2, 'a/0/c': 3, d: 4, 'd/1': 3 });
    expect(second).toMatchObject({ value: { e: 'yes' }, line: 7 });
  });

  it('readYaml fills in merge keys, and reads a key called __proto__ as a key', () => {
    const [found] = parseYaml('a.yaml', 'x: &x { a: 1, b: 1 }\ny: { <<: *x, b: 2, __proto__: 3 }\n');
    expect(JSON.stringify(found?.value)).toContain('"y":{"a":1,"b":2,"__proto__":3}');
  });

  it.each([
    ['an open list', 'a: [1\nb: 2', /a\.yaml:\d+:\d+: /],
    ['a key that is there twice', 'a: 1\na: 2', /a\.yaml:2:1: the key a is there twice/],
    ['an alias without its anchor', 'a: *gone', /a\.yaml:1:4: /],
    ['lists nested too deep', '['.repeat(20_000), /nested deeper/],
    ['items nested too deep', '- '.repeat(20_000), /nested deeper/],
    ['maps nested too deep', '{a: '.repeat(10_000), /nested deeper/],
    [
      'aliases that multiply',
      `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefgh'
        .split('')
        .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefg'[index]}`).join()}]`)
        .join('\n')}`,
      /more than 50 aliases|holds more than it may/,
    ],
    ['an alias of what contains it', `a: &a\n  - *a\n`, /a\.yaml:\d+:\d+: /],
    ['a file that is too long', `a: ${'x'.repeat(70_000)}`, /longer than/],
    ['too many documents', '---\na: 1\n'.repeat(200), /more than 100 documents/],
  ])('readYaml refuses %s with a position', (_what, text, message) => {
    expect(() => parseYaml('a.yaml', text)).toThrow(message);
  });
});
