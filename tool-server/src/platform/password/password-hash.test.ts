import { describe, expect, it } from 'vitest';
import { createPasswordHasher } from './password-hash.ts';

const { hash: hashPassword, check: checkPassword, isOutdated } = createPasswordHasher();

describe('ASVS 6.2.8, 6.2.9 a password is checked as it was typed', () => {
  const long = `${'long '.repeat(25)}end`;

  it('a password is checked in its letter case, with its spaces, and to its last character', async () => {
    const hash = await hashPassword(long);
    const tries = [long, long.toUpperCase(), long.trim().slice(0, -1), ` ${long}`, `${long} `];
    expect(await Promise.all(tries.map((text) => checkPassword(text, hash)))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('the same text is the same password, however the keyboard composes its characters (NFKC)', async () => {
    const hash = await hashPassword('zwölf Boxkämpfer');
    expect(await checkPassword('zwölf Boxkämpfer'.normalize('NFD'), hash)).toBe(true);
    expect(await checkPassword('zwolf Boxkampfer', hash)).toBe(false);
  });
});

describe('ASVS 11.2.2 the cost of a hash', () => {
  it('a hash costs 19 MiB and two passes by default, and one of another cost is outdated', async () => {
    const cheap = createPasswordHasher({ memory: 8, passes: 1, parallelism: 1 });
    const [full, low] = await Promise.all([hashPassword('x'), cheap.hash('x')]);
    expect(full).toMatch(/^argon2id\$m=19456,t=2,p=1\$/);
    expect(low).toMatch(/^argon2id\$m=8,t=1,p=1\$/);
    expect([full, low].map(isOutdated)).toEqual([false, true]);
    expect(await Promise.all([checkPassword('x', low), cheap.check('x', full)])).toEqual([true, true]);
  });
});
