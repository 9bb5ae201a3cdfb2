import { PORTAL_PAGES, PUBLIC_PAGES, toPagePath } from '@drawbridge/contracts';

const own = (path: string) => new URL(path, location.origin).href;

/** Absolute portal URLs, for pages that a frame does not show itself. */
export const addresses = {
  course: (courseId: string) => own(toPagePath(PORTAL_PAGES.courseIntro, { courseId })),
  lab: (labId: string) => own(toPagePath(PORTAL_PAGES.lab, { labId })),
  profile: (id: string) => own(toPagePath(PUBLIC_PAGES.publicProfile, { id })),
  courses: () => own(PORTAL_PAGES.courses),
  achievements: () => own(toPagePath(PORTAL_PAGES.profile, { section: 'achievements' })),
  /** The sign-in page, which continues to another page of the portal. @see EMB-19 */
  signIn: (to: string) => `${own(PUBLIC_PAGES.login)}?redirect=${encodeURIComponent(to)}`,
  /** The same for a guest, whose work is requested from the window that opened it. */
  signInAsGuest: (to: string) => `${own(PUBLIC_PAGES.login)}?guest=opener&redirect=${encodeURIComponent(to)}`,
  signUpAsGuest: () => `${own(toPagePath(PUBLIC_PAGES.signup, { id: 'free' }))}?guest=opener`,
};
