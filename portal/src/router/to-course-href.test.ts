import { describe, expect, it } from 'vitest';
import { toContinueHref, toCourseHref } from './to-course-href.ts';

const course = {
  type: 'course' as const,
  upgrade: false,
  disabled: false,
  resume: { subject_id: 'all', item_id: 'second', object_type: 'media' as const },
};
const INFO = '/portal/course-info/info/c2';

describe('where a course card leads', () => {
  it.each([{ upgrade: true }, { disabled: true }])(
    'the card of a closed course leads to the page that says what opens it, even if it is in progress: %j',
    (access) => {
      expect(toCourseHref('c2', { ...course, ...access })).toBe(INFO);
      expect(toContinueHref('c2', { ...course, ...access })).toBe(INFO);
    },
  );
  it('the card of an open course continues with its lesson', () => {
    expect(toContinueHref('c2', course)).toContain('second');
    expect(toCourseHref('c2', course)).not.toBe(INFO);
  });
});
