import type { EmbedEvents } from '@drawbridge/contracts/embed-protocol';

/** The sign-in page, which continues to the course. @see EMB-19 */
export function toPage(base: string, courseId: string): EmbedEvents['navigate'] {
  const course = new URL(`/portal/course-info/intro/${encodeURIComponent(courseId)}`, base).href;
  return {
    url: `${new URL('/login', base).href}?redirect=${encodeURIComponent(course)}`,
    course_id: courseId,
  };
}
