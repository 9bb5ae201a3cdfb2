import { describe, expect, it } from 'vitest';
import { canOrder, toClosedText } from './to-closed-text.ts';

const PRIVATE = { isCompanyUser: false, isCompanyAdmin: false };
const USER = { isCompanyUser: true, isCompanyAdmin: false };
const ADMIN = { isCompanyUser: true, isCompanyAdmin: true };
const inPortal = { hasPlans: true, isDisabled: false };

describe('the text for a closed course or lab', () => {
  it.each([
    ['a private account', PRIVATE, inPortal, 'Your plan does not include it.'],
    [
      'a private account whose plan has ended',
      PRIVATE,
      { hasPlans: true, isDisabled: true },
      'Your subscription does not include it, or has ended.',
    ],
    [
      'a user of a company',
      USER,
      inPortal,
      'Your company’s subscription does not include it, or has ended. Ask your administrator.',
    ],
    [
      'an administrator of a company',
      ADMIN,
      inPortal,
      'Your company’s subscription does not include it, or has ended.',
    ],
    [
      'a learner of a learning platform',
      PRIVATE,
      { hasPlans: false, isDisabled: true },
      'Your access does not include it, or has ended. Ask whoever gave you access.',
    ],
  ])('the text for a closed item leads to %s', (_who, flags, place, text) =>
    expect(toClosedText({ flags, ...place })).toBe(text),
  );

  it('only people who may order a plan are led to the plans', () => {
    expect([PRIVATE, USER, ADMIN].map((flags) => canOrder({ flags, hasPlans: true }))).toEqual([
      true,
      false,
      true,
    ]);
    expect(canOrder({ flags: PRIVATE, hasPlans: false })).toBe(false);
  });
});
