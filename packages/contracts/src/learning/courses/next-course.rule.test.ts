import { describe, expect, it } from 'vitest';
import { findNextCourse } from './next-course.rule.ts';

const course = (_key: string, state: 'open' | 'done' | 'locked' | 'withdrawn' = 'open') => ({
  _key,
  is_completed: state === 'done',
  upgrade: state === 'locked',
  disabled: state === 'withdrawn',
});
const next = (...courses: ReturnType<typeof course>[]) => findNextCourse(courses, 'this')?._key;

describe('PLAYER-40 the course that follows a completed one', () => {
  it('the next course is the first open one after it that is not completed', () => {
    expect(
      next(course('before'), course('this', 'done'), course('b', 'done'), course('c'), course('d')),
    ).toBe('c');
  });

  it('the next course is one that was left out earlier when none follows', () => {
    expect(next(course('early'), course('this', 'done'), course('b', 'done'))).toBe('early');
  });

  it('the next course is never one that the learner may not open', () => {
    expect(next(course('this', 'done'), course('b', 'locked'), course('c', 'withdrawn'), course('d'))).toBe(
      'd',
    );
    expect(next(course('this', 'done'), course('b', 'locked'))).toBeUndefined();
  });

  it('the next course of a list without the completed one is its first open course', () => {
    expect(next(course('a', 'locked'), course('b'))).toBe('b');
  });
});
