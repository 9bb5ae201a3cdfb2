import type { CourseCard } from '@drawbridge/contracts/learning';
import { isClosed } from '@drawbridge/contracts/rules';
import { paths } from './paths.ts';

/**
 * Returns the address that the card of a course leads to. For a challenge or playground, it is the lab.
 * @see CARD-14, NAV-3
 */
export function toCourseHref(
  courseId: string,
  course: Pick<CourseCard, 'type' | 'upgrade' | 'disabled'>,
): string {
  const { type } = course;
  if (isClosed(course)) return paths.courseInfo(courseId);
  if (type === 'challenge') return paths.challenge(courseId);
  return type === 'playground' ? paths.playground(courseId) : paths.courseIntro(courseId);
}

/**
 * Returns the address that Continue leads to: the first item that is not done, if the learner is enrolled and the
 * course is open.
 * @see PLAYER-32, PLAYER-33
 */
export function toContinueHref(
  courseId: string,
  course: Pick<CourseCard, 'type' | 'upgrade' | 'disabled' | 'resume'>,
): string {
  const { resume, type } = course;
  if (!resume || isClosed(course) || type === 'challenge' || type === 'playground')
    return toCourseHref(courseId, course);
  return paths.item(resume.object_type, courseId, resume.subject_id, resume.item_id);
}

/** The lesson that is the reason for recommending a course. @see REC-21 */
export function toReasonHref(course_id: string, { reason }: Pick<CourseCard, 'reason'>): string | undefined {
  return reason?.lesson && paths.lesson({ ...reason.lesson, course_id });
}
