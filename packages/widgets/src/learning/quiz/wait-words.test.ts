import { setLocale } from '@drawbridge/ui/messages';
import { afterEach, describe, expect, it } from 'vitest';
import { toWaitWords } from './wait-words.ts';

afterEach(() => setLocale('en'));

describe('PLAYER-10 the wait of a quiz', () => {
  it('the wait is worded in whole minutes and hours, rounded up', () => {
    expect([1, 60, 61, 600, 3_600, 4_800, 86_400].map(toWaitWords)).toEqual([
      '1 minute',
      '1 minute',
      '2 minutes',
      '10 minutes',
      '1 hour',
      '1 hour 20 minutes',
      '24 hours',
    ]);
  });

  it("the wait is worded in the page's language", () => {
    setLocale('de', {});
    expect(toWaitWords(4_800)).toBe('1 Stunde 20 Minuten');
  });
});
