import type { CourseDetail } from '@drawbridge/contracts';
import { findResumeItem } from '@drawbridge/contracts/rules';

/** `current` is the lesson that Continue opens; `locked`: no lesson opens before the enrolment. @see PLAYER-32, PLAYER-34 */
export type LessonState = 'done' | 'current' | 'open' | 'locked';

/** The state of every lesson of a course for its reader, by the id of the item. */
export function toLessonStates(
  course: Pick<CourseDetail, 'items' | 'is_enrolled'>,
): Map<string, LessonState> {
  const resume = findResumeItem(course.items);
  const toState = ({ _key, completed }: { _key: string; completed: boolean }): LessonState => {
    if (!course.is_enrolled) return 'locked';
    if (completed) return 'done';
    return resume?.item._key === _key ? 'current' : 'open';
  };
  return new Map(course.items.flatMap(({ items }) => items.map((item) => [item._key, toState(item)])));
}
