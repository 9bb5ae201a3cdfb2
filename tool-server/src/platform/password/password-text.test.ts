import { describe, expect, it } from 'vitest';
import { checkPassword, hashPassword } from './password-hash.ts';

describe('ASVS 6.2.8, 6.2.9 a password is checked as it was typed', () => {
  const long = `${'long '.repeat(25)}end`;

  it('in its letter case, with its spaces, and to its last character', async () => {
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
