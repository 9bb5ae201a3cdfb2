import type { CourseCard } from '@drawbridge/contracts';
import { messages } from './messages.ts';

/** What the way into a course is called, on every card and on the dashboard. @see CARD-8 */
export function toCourseVerb({
  is_completed,
  is_enrolled,
}: Pick<CourseCard, 'is_completed' | 'is_enrolled'>): string {
  if (is_completed) return messages.review.text;
  return is_enrolled ? messages.continue.text : messages.start.text;
}
