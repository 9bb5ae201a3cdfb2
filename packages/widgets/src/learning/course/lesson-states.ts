import type { CourseDetail } from '@drawbridge/contracts/learning';
import { findResumeItem, isClosed } from '@drawbridge/contracts/rules';

/**
 * `current` is the lesson that Continue opens; `locked`: no lesson opens before the enrollment, or in a course that is
 * closed. `kept` is done, in a closed course. @see PLAYER-32, PLAYER-34
 */
export type LessonState = 'done' | 'current' | 'open' | 'locked' | 'kept';

/** Returns the state of every lesson of a course for its reader, by the id of the item. */
export function toLessonStates(
  course: Pick<CourseDetail, 'items' | 'is_enrolled'> & Partial<Pick<CourseDetail, 'upgrade' | 'disabled'>>,
): Map<string, LessonState> {
  const resume = findResumeItem(course.items);
  const toState = ({ _key, completed }: { _key: string; completed: boolean }): LessonState => {
    if (!course.is_enrolled) return 'locked';
    if (isClosed(course)) return completed ? 'kept' : 'locked';
    if (completed) return 'done';
    return resume?.item._key === _key ? 'current' : 'open';
  };
  return new Map(course.items.flatMap(({ items }) => items.map((item) => [item._key, toState(item)])));
}
