import { describe, expect, it } from 'vitest';
import { toNames } from './proven-identity.ts';

describe('names from a provider', () => {
  it.each([
    ['NUL', 'Ada\0'],
    ['half of a surrogate pair', 'Ada\ud83d'],
    ['a cut through a surrogate pair', `${'x'.repeat(59)}\u{1F600}`],
  ])('names from a provider become storable: %s', (_what, name) => {
    const { firstName, lastName } = toNames(name, undefined, undefined);
    expect([firstName.isWellFormed(), firstName.includes('\0'), lastName]).toEqual([true, false, '']);
    const whole = toNames(undefined, undefined, `${name} ${name}`);
    expect(whole.firstName.isWellFormed() && whole.lastName.isWellFormed()).toBe(true);
  });
});
