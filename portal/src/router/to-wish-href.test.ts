import { buildWish } from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { toWishHref } from './to-wish-href.ts';

describe('WISH-20 the address of a favorite', () => {
  it.each([
    ['course', {}, '/portal/course-info/intro/x'],
    ['course', { upgrade: true }, '/portal/course-info/intro/x'],
    ['live-course', {}, '/portal/course-info/intro/x'],
    ['lab', {}, '/portal/labs/x'],
    ['lab', { upgrade: true }, '/portal/labs/x'],
    ['challenge', {}, '/portal/challenges/x'],
    ['challenge', { upgrade: true }, '/portal/course-info/info/x'],
    ['playground', {}, '/portal/playgrounds/x'],
    ['playground', { disabled: true }, '/portal/course-info/info/x'],
  ] as const)('of a %s that is %j is %s', (type, state, href) =>
    expect(toWishHref(buildWish({ sk: 'x', type, ...state }))).toBe(href),
  );
});
