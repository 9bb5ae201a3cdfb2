import { buildAttempt } from '@drawbridge/lab-workspace/testing/lab-data';
import { describe, expect, it } from 'vitest';
import { toGuidedPoints } from './guided-points.ts';

const closed = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ number: index + 1, price: 10 }));

describe('LAB-7 the points of a guided pass', () => {
  it('the points are those left when every closed hint is paid', () => {
    expect(toGuidedPoints(buildAttempt(), 100)).toBe(70);
  });
  it('a hint that is already open counts only once', () => {
    const [first, ...rest] = closed(3);
    const hints = [{ ...first, number: 1, price: 10, html: '<p>Look</p>' }, ...rest];
    expect(toGuidedPoints(buildAttempt({ hints, points_left: 90 }), 100)).toBe(70);
  });
  it('the points are never less than half', () => {
    expect(toGuidedPoints(buildAttempt({ hints: closed(8) }), 100)).toBe(50);
  });
  it('the points are what is left when every hint is open', () => {
    const hints = closed(3).map((hint) => ({ ...hint, html: '<p>Look</p>' }));
    expect(toGuidedPoints(buildAttempt({ hints, points_left: 70 }), 100)).toBe(70);
  });
  it('all points are left after a pass, and none after the solution was opened', () => {
    expect(toGuidedPoints(buildAttempt({ passed: true }), 100)).toBe(100);
    expect(toGuidedPoints(buildAttempt({ solution_opened: true, points_left: 0 }), 100)).toBe(0);
  });
});
