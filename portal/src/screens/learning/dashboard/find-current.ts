import type { CourseCard } from '@drawbridge/contracts/learning';
import { isClosed } from '@drawbridge/contracts/rules';

/** The course that the dashboard goes on with: one that is open and not complete, before one that is closed or complete. */
export function findCurrent(enrolled: readonly CourseCard[]): CourseCard | undefined {
  const begun = enrolled.filter(({ is_completed }) => !is_completed);
  return begun.find((course) => !isClosed(course)) ?? begun[0] ?? enrolled[0];
}
