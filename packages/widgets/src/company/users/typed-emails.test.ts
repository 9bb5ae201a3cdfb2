import { describe, expect, it } from 'vitest';
import { readTypedEmails } from './typed-emails.ts';

describe('COMP-16 addresses typed into one field', () => {
  it('lines, commas, semicolons, spaces and tabs separate addresses; each is there once, in lower case', () => {
    expect(readTypedEmails('A@x.test, b@x.test;c@x.test\n\td@x.test a@X.test').emails).toEqual([
      'a@x.test',
      'b@x.test',
      'c@x.test',
      'd@x.test',
    ]);
  });
  it('names around an address, as mail programs write them, are left out', () => {
    const pasted = 'Noa Ito <noa@x.test>, "Berg, Mika" <mika@x.test>;<bare@x.test>';
    expect(readTypedEmails(pasted)).toEqual({
      emails: ['noa@x.test', 'mika@x.test', 'bare@x.test'],
      bad: ['"Berg'],
    });
  });
  it('what is no address is named as it was typed', () => {
    expect(readTypedEmails('noa@x, mika@@x.test a@x.test')).toEqual({
      emails: ['a@x.test'],
      bad: ['noa@x', 'mika@@x.test'],
    });
  });
});
