import type { CourseCard } from '@drawbridge/contracts';
import { paths } from './paths.ts';

/** Where the card of a course leads: a challenge or playground is its lab. @see CARD-14, NAV-3 */
export function toCourseHref(
  courseId: string,
  { type, upgrade }: Pick<CourseCard, 'type' | 'upgrade'>,
): string {
  if (upgrade) return paths.info(courseId);
  if (type === 'challenge') return paths.challenge(courseId);
  return type === 'playground' ? paths.playground(courseId) : paths.intro(courseId);
}
