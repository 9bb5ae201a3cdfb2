import { describe, expect, it } from 'vitest';
import { toScorePercent } from './score-percent.rule.ts';

/** Whole numbers only: half up is the floor of (200 · score + max) / (2 · max). */
function toExactPercent(score: bigint, max: bigint): number {
  if (score === max) return 100;
  const rounded = (200n * score + max) / (2n * max);
  return Number(rounded > 99n ? 99n : rounded);
}

describe('a score in percent', () => {
  it('the percentage is that of exact arithmetic for every score and maximum up to 200', () => {
    const wrong: string[] = [];
    for (let max = 1; max <= 200; max += 1)
      for (let score = 0; score <= max; score += 1)
        if (toScorePercent(score, max) !== toExactPercent(BigInt(score), BigInt(max)))
          wrong.push(`${score} of ${max}`);
    expect(wrong).toEqual([]);
  });

  it.each([
    [69, 120, 58],
    [23, 40, 58],
    [1, 3, 33],
    [2, 3, 67],
  ])('a score of %d of %d is %d', (score, max, percent) => expect(toScorePercent(score, max)).toBe(percent));

  it('only a full score is 100', () => {
    expect([toScorePercent(199, 200), toScorePercent(999, 1000), toScorePercent(200, 200)]).toEqual([
      99, 99, 100,
    ]);
  });

  it.each([
    ['nothing to reach', 5, 0, 0],
    ['a maximum below 0', 5, -1, 0],
    ['a score below 0', -5, 10, 0],
    ['a score above the maximum', 12, 10, 100],
    ['no number', Number.NaN, 10, 0],
    ['a maximum that is no number', 5, Number.NaN, 0],
  ])('a score of %s is between 0 and 100', (_what, score, max, percent) =>
    expect(toScorePercent(score, max)).toBe(percent),
  );
});
