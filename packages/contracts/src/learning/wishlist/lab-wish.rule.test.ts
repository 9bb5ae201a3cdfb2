import { describe, expect, it } from 'vitest';
import { isLabWish, toWishable } from './lab-wish.rule.ts';

const lab = {
  lab_id: 'l8-signed-in-as-no-one',
  title: 'Signed in as no one',
  summary: 'Get in without a password.',
  type: 'lab' as const,
  level: 'Basic' as const,
  minutes: 30,
  owasp: ['A05:2025'],
  started: false,
  passed: false,
  upgrade: false,
  disabled: false,
};

describe('WISH-1 a lab as a favorite', () => {
  it('the minutes of a lab become the seconds of a course', () =>
    expect(toWishable(lab).total_ttl).toBe(1_800));

  it.each([
    ['that is not begun', {}, false, 0],
    ['that is begun', { started: true }, true, 0],
    ['that is passed', { started: true, passed: true }, true, 100],
    ['that is passed, and not begun again', { started: false, passed: true }, true, 100],
  ])('WISH-5, WISH-6 the progress of a lab %s', (_state, work, is_enrolled, progress) =>
    expect(toWishable({ ...lab, ...work })).toMatchObject({ is_enrolled, progress }),
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
