import type { CourseCard } from '@drawbridge/contracts/learning';
import { buildCourse } from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { shareCourses } from './share-courses.ts';

const build = (keys: string, more: Partial<CourseCard> = {}) =>
  keys.split('').map((_key) => buildCourse({ _key, ...more }));
const keys = (courses: readonly CourseCard[]) => courses.map(({ _key }) => _key).join('');
const share = (given: Partial<Parameters<typeof shareCourses>[0]>) => {
  const shared = shareCourses({
    heroId: undefined,
    recommended: [],
    suggestions: [],
    random: () => 0,
    ...given,
  });
  return {
    recommended: keys(shared.recommended),
    featured: keys(shared.featured),
    suggestions: keys(shared.suggestions),
  };
};

describe('the courses of the dashboard', () => {
  it('DASH-2, DASH-8, DASH-9 with enough courses there are four recommended, three featured and four to try', () =>
    expect(share({ recommended: build('abcdef'), suggestions: build('abcdefghijklm') })).toEqual({
      recommended: 'abcd',
      featured: 'glm',
      suggestions: 'hijk',
    }));

  it('DASH-18 no course is on the page twice, and every section has one while there are any', () => {
    const shared = share({ heroId: 'a', recommended: build('abcd'), suggestions: build('abcde') });
    expect(shared).toEqual({ recommended: 'bd', featured: 'e', suggestions: 'c' });
  });

  it('DASH-2 new courses are featured first, and none outside the plan', () => {
    const suggestions = [
      ...build('a'),
      ...build('b', { is_new: true, upgrade: true }),
      ...build('c', { is_new: true }),
    ];
    expect(share({ suggestions })).toMatchObject({ featured: 'c', suggestions: 'ab' });
  });

  it('closed courses are last in their row', () =>
    expect(share({ suggestions: [...build('xy', { upgrade: true }), ...build('abc')] }).suggestions).toBe(
      'bcxy',
    ));

  it('without courses every section is empty', () =>
    expect(share({})).toEqual({ recommended: '', featured: '', suggestions: '' }));
});
