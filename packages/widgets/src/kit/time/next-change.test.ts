import { toTimeAgo } from '@drawbridge/contracts/rules';
import { describe, expect, it } from 'vitest';
import { toNextChangeMs } from './next-change.ts';

describe('NOTIF-19, CONST-15 updates of a relative time', () => {
  it.each([
    [0, 1_000],
    [1_500, 500],
    [59_999, 1],
    [60_000, 60_000],
    [61_000, 59_000],
    [3_599_999, 1],
    [3_600_000, 3_600_000],
    [40 * 86_400_000, 3_600_000],
  ])('an age of %i ms is updated after %i ms', (ageMs, waitMs) => {
    expect(toNextChangeMs(0, ageMs)).toBe(waitMs);
  });
  it('an upcoming instant is updated once it has come', () => {
    expect(toNextChangeMs(5_000, 0)).toBe(6_000);
  });
  it('no change is missed: the label is the same between two updates', () => {
    for (let ageMs = 0; ageMs < 2 * 86_400_000; ) {
      const waitMs = toNextChangeMs(0, ageMs);
      expect(toTimeAgo(0, ageMs + waitMs - 1)).toBe(toTimeAgo(0, ageMs));
      ageMs += waitMs;
    }
  });
});
