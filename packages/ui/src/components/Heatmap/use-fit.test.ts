import { describe, expect, it } from 'vitest';
import { gapPx, namesPx, toFit } from './use-fit.ts';

describe('weeks that fit', () => {
  it.each([
    [1200, 53, { cellPx: 19, weeks: 53 }],
    [776, 53, { cellPx: 11, weeks: 53 }],
    [774, 53, { cellPx: 11, weeks: 52 }],
    [327, 53, { cellPx: 11, weeks: 20 }],
    [327, 12, { cellPx: 19, weeks: 12 }],
    [0, 53, { cellPx: 11, weeks: 1 }],
  ])('into %i px fit %i weeks', (width, wanted, fit) => {
    expect(toFit(width, wanted)).toEqual(fit);
  });
  it('the weeks are never wider than their container, and their squares have a center', () => {
    for (let width = 100; width < 1600; width += 7) {
      const { cellPx, weeks } = toFit(width, 53);
      expect(namesPx + weeks * (cellPx + gapPx)).toBeLessThanOrEqual(width);
      expect(cellPx % 2).toBe(1);
    }
  });
});
