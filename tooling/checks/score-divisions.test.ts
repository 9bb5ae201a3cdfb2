import { describe, expect, it } from 'vitest';
import { DIVISIONS, findAllScoreDivisions, findScoreDivisions } from './score-divisions.ts';

describe('the percentage of a score', () => {
  it('the percentage of a score is computed in one place', () => {
    expect(Object.keys(findAllScoreDivisions()).toSorted()).toEqual(Object.keys(DIVISIONS).toSorted());
  });
});

describe('divisions of a score by its maximum', () => {
  it.each([
    ['that is multiplied afterwards', 'Math.round((score / max) * 100)'],
    ['that was multiplied before', 'Math.round((100 * result.score) / result.max)'],
    ['of the fields of a gradebook', 'score.score_given / score.score_maximum'],
    ['of points', '(100 * left) / points'],
    ['of a difference of points', '((points - left) / points) * 100'],
    ['turned back into points', '(points * best_score) / 100'],
    ['turned back under another name', '(max * best) / 100'],
  ])('the division %s is found', (_what, code) =>
    expect(findScoreDivisions('/sample.ts', code)).toHaveLength(1),
  );

  it.each([
    ['of bytes', 'receivedBytes / totalBytes'],
    ['of the price of a hint', '(points * hint.price) / 100'],
    ['of a width', 'box.left / 2'],
  ])('%s is not a division of scores', (_what, code) =>
    expect(findScoreDivisions('/sample.ts', code)).toEqual([]),
  );
});
