import type { CourseCard } from '@drawbridge/contracts/learning';

const MOST = 3;

/** What the carousel shows of the courses not begun: the new ones first, and what the plan includes. @see DASH-2 */
export function toFeatured(courses: readonly CourseCard[]): CourseCard[] {
  const open = courses.filter(({ upgrade, disabled }) => !upgrade && !disabled);
  return [...open.filter(({ is_new }) => is_new), ...open.filter(({ is_new }) => !is_new)].slice(0, MOST);
}
