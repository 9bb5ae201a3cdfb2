import type { Catalogue } from '@drawbridge/content';

/** The course every new account begins with, so that the rule of AUTH-34 does not sign it out. @see SIGN-13, CX-38 */
export const STARTER_COURSE = 'c2-injection-at-the-boundary';

/** A catalogue without that course gives its first one. */
export function findStarterCourse({ courses }: Catalogue) {
  return (courses.find(({ id }) => id === STARTER_COURSE) ?? courses[0])?.id;
}
