import { buildCourse } from '@drawbridge/contracts/testing';
import { expect, it } from 'vitest';
import { toFeatured } from './to-featured.ts';

it('DASH-2 at most three courses are featured, new ones first, and none outside the plan', () => {
  const courses = [
    buildCourse({ _key: 'a' }),
    buildCourse({ _key: 'b', is_new: true, upgrade: true }),
    buildCourse({ _key: 'c', is_new: true }),
    buildCourse({ _key: 'd' }),
    buildCourse({ _key: 'e', disabled: true }),
    buildCourse({ _key: 'f' }),
  ];
  expect(toFeatured(courses).map(({ _key }) => _key)).toEqual(['c', 'a', 'd']);
  expect(toFeatured([])).toEqual([]);
});
