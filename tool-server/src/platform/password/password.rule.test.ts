import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { findPasswordFault } from './password.rule.ts';

const find = (password: string, email = 'x@y.test', words: string[] = []) =>
  findPasswordFault(password, { email, words });

describe('P10 findPasswordFault (ASVS 6.2.4, 6.2.12)', () => {
  it.each([
    'password1234',
    'Password-1234',
    'P A S S W O R D 1 2 3 4',
    'ｐａｓｓｗｏｒｄ１２３４',
    'Correct Horse Battery Staple',
    'aaaaaaaaaaaaaaaa',
    'abababababababab',
    'monkey123456',
    'football1234',
    'dragondragon',
    'qwertyuiopasdfghjkl',
    '1qaz2wsx3edc4rfv',
    'Iloveyousomuch!!',
  ])('the password %s is refused', async (password) => expect(await find(password)).toContain('first'));

  it('leaked passwords that are long enough are refused, and common ones that were lengthened by counting', async () => {
    const leaked = Object.values(dictionary['passwords-common']).map(String);
    const long = leaked.filter((password) => password.length >= 12);
    const short = leaked.slice(0, 3_000).filter((password) => password.length < 12);
    const extended = short.map((password) => `${password}123456789012`.slice(0, 12));
    // Each takes some milliseconds: the whole run tries more of them.
    const isWhole = process.env['PASSWORDS'] === 'all';
    const oneIn = (count: number) => (_: string, index: number) => index % count === 0;
    const tried = [...long.filter(oneIn(isWhole ? 1 : 10)), ...extended.filter(oneIn(isWhole ? 20 : 200))];
    const passed = [];
    for (const password of tried) if ((await find(password)) === undefined) passed.push(password);
    expect(leaked.length).toBeGreaterThan(10_000);
    expect(tried.length).toBeGreaterThan(isWhole ? 350 : 30);
    expect(passed).toEqual([]);
  });

  it.each([
    ['robin.hood-2026!', 'robin.hood@forest.test'],
    ['my ROBIN.HOOD pass', 'robin.hood@forest.test'],
  ])('the password %s is refused for %s', async (password, email) =>
    expect(await find(password, email)).toContain('email'),
  );

  it.each([
    ['the product', 'drawbridge12', ['Drawbridge']],
    ['the company', 'globex-2026!', ['Globex']],
    ['the name', 'quist-1987-12', ['Nora', 'Quist']],
  ])('a password made of %s is refused (ASVS 6.2.11)', async (_what, password, words) =>
    expect(await find(password, 'a@x.test', words)).toContain('first'),
  );

  it.each([
    ['a quiet lamp over water', 'ann@x.test'],
    ['a quiet lamp over water', 'a@x.test'],
    ['q9X#vLr2mT8z', 'a@x.test'],
  ])('the password %s is accepted for %s', async (password, email) =>
    expect(await find(password, email)).toBeUndefined(),
  );

  it('a hostile password of 128 characters is checked quickly: its beginning decides', async () => {
    expect(await find('aaaaaaaaaaaaaaaa'.repeat(8))).toContain('first');
    expect(await find(`a quiet lamp over water${'4@4@8(3$5!1|0'.repeat(8)}`)).toBeUndefined();
  });
});
