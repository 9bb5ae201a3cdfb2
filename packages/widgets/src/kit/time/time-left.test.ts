import { describe, expect, it } from 'vitest';
import { toClock, toSecondsLeft } from './time-left.ts';

describe('LAB-3 the time left', () => {
  it('the time left counts down to zero, and rounds a fraction of a second up', () => {
    expect([600_000, 599_001, 1, 0, -5_000].map((deadline) => toSecondsLeft(deadline, 0))).toEqual([
      600, 600, 1, 0, 0,
    ]);
  });
  it('the time left is shown as a clock', () => {
    expect([toClock(425), toClock(0), toClock(4_025)]).toEqual(['7:05', '0:00', '1:07:05']);
  });
});
