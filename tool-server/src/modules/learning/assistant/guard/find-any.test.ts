import { describe, expect, it } from 'vitest';
import { createFindAny } from './find-any.ts';

describe('finding any of many texts', () => {
  const find = createFindAny(['abcdef', 'abcdxyz', 'qq'], 4);

  it.each(['abcdef', '--abcdef', 'abcdabcdef--', '-abcdxyz', '--qq', 'qq--abcd'])(
    'one of many texts is found in %s',
    (text) => {
      expect(find(text)).toBe(true);
    },
  );

  it.each(['', 'abcd', 'abcde', 'abcdexyz', 'bcdef', 'q-q'])(
    'none of many texts is found in "%s"',
    (text) => {
      expect(find(text)).toBe(false);
    },
  );

  it('the search finds what includes finds, in any text with few letters', () => {
    const letters = 'ab';
    const texts = Array.from({ length: 512 }, (_, number) =>
      Array.from({ length: 9 }, (__, bit) => letters[(number >> bit) & 1]).join(''),
    );
    const wanted = ['abba', 'aaaaab', 'bab', 'bbbbbbb'];
    const findAny = createFindAny(wanted, 4);
    const wrong = texts.filter((text) => findAny(text) !== wanted.some((one) => text.includes(one)));
    expect(wrong).toEqual([]);
  });
});
