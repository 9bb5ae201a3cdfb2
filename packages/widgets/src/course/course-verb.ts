import type { CourseCard } from '@drawbridge/contracts';
import { messages } from './messages.ts';

/** What the way into a course is called, on every card and on the dashboard. @see CARD-8, CARD-14 */
export function toCourseVerb({
  is_enrolled,
  upgrade = false,
}: Pick<CourseCard, 'is_enrolled'> & Partial<Pick<CourseCard, 'upgrade'>>): string {
  if (upgrade) return messages.upgrade.text;
  return is_enrolled ? messages.continue.text : messages.start.text;
}
