import { randomInt } from 'node:crypto';

/** Characters of codes: no vowels, so that no code is a word, and none that look like another one. */
const CHARACTERS = 'BCDFGHJKMNPQRSTVWXYZ23456789';

/** A random code of so many characters, 4.8 bits each. */
export const makeTyped = (length: number): string =>
  Array.from({ length }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');

/** Returns a code in two groups, as a person reads and types it. */
export const toReadable = (typed: string): string =>
  `${typed.slice(0, typed.length / 2)}-${typed.slice(typed.length / 2)}`;

/** What somebody typed as a code: in any letter case, with hyphen and spaces or without. */
export function readTyped(code: string, length: number): string | undefined {
  const plain = code.replaceAll(/[\s-]/g, '').toUpperCase();
  const isCode =
    plain.length === length && Array.from(plain).every((character) => CHARACTERS.includes(character));
  return isCode ? plain : undefined;
}
