import type { CourseCard } from '@drawbridge/contracts/learning';
import { isClosed } from '@drawbridge/contracts/rules';

/** The course that the learner is in the middle of, the one of the latest work first. */
export const findStarted = (enrolled: readonly CourseCard[]): CourseCard | undefined =>
  enrolled.find((course) => !course.is_completed && course.completed_items > 0 && !isClosed(course));
