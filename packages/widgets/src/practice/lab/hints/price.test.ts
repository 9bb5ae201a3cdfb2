import { buildAttempt } from '@drawbridge/lab-workspace/testing/lab-data';
import { describe, expect, it } from 'vitest';
import { toPrice } from './price.ts';

const hint = { number: 1, price: 10 };

describe('the price of a hint', () => {
  it('the price of a hint is the given share of the points', () => {
    expect(toPrice(hint, buildAttempt({ points_left: 100 }), 100)).toEqual({ percent: 10, left: 90 });
  });
  it('the price never takes the points below half', () => {
    expect(toPrice(hint, buildAttempt({ points_left: 55 }), 100)).toEqual({ percent: 5, left: 50 });
    expect(toPrice(hint, buildAttempt({ points_left: 50 }), 100)).toEqual({ percent: 0, left: 50 });
  });
  it('the price is zero after a pass', () => {
    expect(toPrice(hint, buildAttempt({ passed: true, points_left: 90 }), 100).percent).toBe(0);
  });
});
