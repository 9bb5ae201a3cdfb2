import { describe, expect, it } from 'vitest';
import { buildLabCard } from '../../testing/index.ts';
import { isLabWish, toWishable } from './lab-wish.rule.ts';

describe('WISH-1 a lab as a favorite', () => {
  it('the minutes of a lab become the seconds of a course', () =>
    expect(toWishable(buildLabCard()).total_ttl).toBe(1_800));

  it.each([
    ['that is not begun', {}, false, 0],
    ['that is begun', { started: true }, true, 0],
    ['that is passed', { started: true, passed: true }, true, 100],
    ['that is passed, and not begun again', { started: false, passed: true }, true, 100],
  ])('WISH-5, WISH-6 the progress of a lab %s', (_state, work, is_enrolled, progress) =>
    expect(toWishable(buildLabCard(work))).toMatchObject({ is_enrolled, progress }),
  );

  it.each([
    ['lab', true],
    ['challenge', true],
    ['playground', true],
    ['course', false],
    ['live-course', false],
    ['custom', false],
  ] as const)('WISH-20 whether a favorite of type %s opens the page of a lab', (type, expected) =>
    expect(isLabWish({ type })).toBe(expected),
  );
});
