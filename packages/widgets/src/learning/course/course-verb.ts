import type { CourseCard } from '@drawbridge/contracts/learning';
import { isClosed } from '@drawbridge/contracts/rules';
import { t } from './messages.ts';

/** Returns the label of the way into a course, on every card and on the dashboard. @see CARD-8, CARD-9, CARD-14 */
export function toCourseVerb(
  course: Pick<CourseCard, 'is_enrolled'> &
    Partial<Pick<CourseCard, 'is_completed' | 'upgrade' | 'disabled'>>,
): string {
  if (isClosed(course) && (course.upgrade || course.is_enrolled)) return t('upgrade');
  if (course.is_completed) return t('review');
  return course.is_enrolled ? t('continue') : t('start');
}
