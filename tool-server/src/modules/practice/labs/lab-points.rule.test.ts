import { toScorePercent } from '@drawbridge/contracts/rules';
import { expect, it } from 'vitest';
import { toBest, toStoredScore } from './lab-points.rule.ts';

it('a score stored in four bytes has the same points and percentage, for every maximum up to 400', () => {
  const wrong: string[] = [];
  for (let max = 1; max <= 400; max += 1)
    for (let score = 0; score <= max; score += 1) {
      const { best_points, best_score } = toBest(Math.fround(toStoredScore(score, max)), max);
      if (best_points !== score || best_score !== toScorePercent(score, max))
        wrong.push(`${score} of ${max}`);
    }
  expect(wrong).toEqual([]);
});
