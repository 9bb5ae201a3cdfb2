import { describe, expect, it } from 'vitest';
import { buildSampleCourse } from '../../testing/sample-course.ts';
import { toLessonStates } from './lesson-states.ts';

const statesOf = (course = buildSampleCourse()) => Object.fromEntries(toLessonStates(course));

describe('the state of a lesson in a course list', () => {
  it('the first incomplete lesson is the current one, in learning order, not storage order', () => {
    expect(statesOf()).toEqual({
      first: 'done',
      second: 'current',
      lab: 'open',
      sheet: 'open',
      quiz: 'open',
    });
  });

  it('PLAYER-34 every lesson is locked before enrolling, even a complete one', () => {
    const states = statesOf(buildSampleCourse({ is_enrolled: false }));
    expect(new Set(Object.values(states))).toEqual(new Set(['locked']));
  });

  it.each(['upgrade', 'disabled'] as const)(
    'in a closed course (%s), complete lessons stay so, and nothing else opens',
    (access) =>
      expect(statesOf(buildSampleCourse({ [access]: true }))).toEqual({
        first: 'kept',
        second: 'locked',
        lab: 'locked',
        sheet: 'locked',
        quiz: 'locked',
      }),
  );

  it('a course with every lesson done has no current one', () => {
    const course = buildSampleCourse();
    const items = course.items.map((subject) => ({
      ...subject,
      items: subject.items.map((item) => ({ ...item, completed: true })),
    }));
    expect(new Set(Object.values(statesOf({ ...course, items })))).toEqual(new Set(['done']));
  });

  it('a skipped lesson is the current one, even if later ones are complete', () => {
    const course = buildSampleCourse();
    const items = course.items.map((subject) => ({
      ...subject,
      items: subject.items.map((item) => ({ ...item, completed: item._key !== 'lab' })),
    }));
    expect(statesOf({ ...course, items })).toMatchObject({ second: 'done', lab: 'current', quiz: 'done' });
  });
});
