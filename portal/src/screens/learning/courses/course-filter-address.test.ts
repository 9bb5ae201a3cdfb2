import { NO_COURSE_FILTER } from '@drawbridge/client';
import { describe, expect, it } from 'vitest';
import { courseFilterAddress } from './course-filter-address.ts';

const { read, toQuery } = courseFilterAddress;

describe('CAT-16 the filter in the URL', () => {
  it('the filter is read back as it was written', () => {
    const filter = {
      search: 'sql & <b>',
      learningPath: ['j1'],
      proficiency: ['Basic' as const, 'Advanced' as const],
      progress: ['new' as const],
      carrer: ['DevOps Engineer' as const],
      tags: ['injection', 'cross-site-scripting'],
      isCustom: true,
    };
    expect(read(toQuery(filter))).toEqual(filter);
  });
  it('the URL is empty without a filter', () => {
    expect(toQuery(NO_COURSE_FILTER)).toBe('');
    expect(read('')).toEqual(NO_COURSE_FILTER);
  });
  it.each([
    '?level=Beginner',
    '?status=completed',
    '?role=Root',
    '?tag=',
    `?tag=${'x'.repeat(101)}`,
    '?custom=1',
  ])('values that nobody can choose are ignored: %s', (query) => {
    expect(read(query)).toEqual(NO_COURSE_FILTER);
  });
  it('a search that is too long is shortened, and a repeated topic is used once', () => {
    expect(read(`?search=${'x'.repeat(300)}`).search).toHaveLength(200);
    expect(read('?tag=a&tag=a').tags).toEqual(['a']);
  });
});
