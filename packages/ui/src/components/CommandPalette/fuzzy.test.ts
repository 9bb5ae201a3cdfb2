import { describe, expect, it } from 'vitest';
import { matchFuzzy } from './fuzzy.ts';

const rank = (query: string, texts: readonly string[]) =>
  texts
    .flatMap((text) => {
      const match = matchFuzzy(query, text);
      return match ? [{ text, score: match.score }] : [];
    })
    .toSorted((left, right) => right.score - left.score)
    .map(({ text }) => text);

describe('a fuzzy match', () => {
  it('finds the characters in order and nothing else', () => {
    expect(matchFuzzy('rtl', 'Reset this lab')?.at).toEqual([0, 6, 11]);
    expect(matchFuzzy('xyz', 'Reset this lab')).toBeUndefined();
    expect(matchFuzzy('bal', 'Reset this lab')).toBeUndefined();
  });
  it('prefers a run of characters to scattered ones', () => {
    expect(rank('run', ['Reload under noon', 'Run the tests'])).toEqual([
      'Run the tests',
      'Reload under noon',
    ]);
  });
  it('prefers the beginning of words', () => {
    expect(rank('gs', ['Digest sums', 'Go to steps'])[0]).toBe('Go to steps');
  });
  it('accepts everything for an empty query', () => {
    expect(matchFuzzy('  ', 'anything')).toEqual({ score: 0, at: [] });
  });
});
