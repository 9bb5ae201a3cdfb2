/**
 * Every page address. `:name` stands for one segment, `:name?` for one that may be missing, `*` for any rest, `*?` for
 * a rest that may be missing. The portal's router reads them in this order, the first that matches counts; the
 * server, LTI, notifications and mails build their links from them.
 */

/** Pages without a session, outside of the portal's shell. @see ROUTE-1..ROUTE-24 */
export const PUBLIC_PAGES = {
  home: '/',
  login: '/login',
  auth: '/auth',
  callback: '/callback/:provider?',
  oauth: '/oauth',
  microsoftNotConfigured: '/microsoft/notconfigured',
  confirmUser: '/confirm-user',
  confirmCodes: '/confirm-codes',
  confirmLink: '/confirm-link',
  confirmLinkPartner: '/confirm-link-partner',
  confirmLinkCode: '/confirm-link-code',
  signupPartner: '/signup/partner/:id/:name',
  signupTraining: '/signup/training/:id/:name',
  signup: '/signup/:id',
  subscriptionExpired: '/subscription-expired',
  individualSubscriptionExpired: '/individual-subscription-expired',
  maintenance: '/maintenance',
  plans: '/upgrade',
  publicProfile: '/profile/:id',
  hallOfFame: '/hall-of-fame',
} as const;

/** Pages behind the sign-in, inside the shell. @see NAV-1..NAV-27 */
export const PORTAL_PAGES = {
  portal: '/portal',
  dashboard: '/portal/dashboard',
  courses: '/portal/courses',
  course: '/portal/courses/:courseId',
  courseIntro: '/portal/course-info/intro/:courseId',
  /** With the id of a badge it shows that badge. */
  courseCompleted: '/portal/course-info/completed/:courseId/:id?',
  courseLab: '/portal/course-info/lab/:courseId/:subjectId/:id',
  courseVideo: '/portal/course-info/video/:courseId/:subjectId/:id',
  courseQuiz: '/portal/course-info/quiz/:courseId/:subjectId/:id',
  courseAiQuiz: '/portal/course-info/aiquiz/:courseId/:subjectId/:id',
  courseMedia: '/portal/course-info/media/:courseId/:subjectId/:id',
  courseDownload: '/portal/course-info/download/:courseId/:subjectId/:id',
  favorite: '/portal/favorite',
  notifications: '/portal/notifications',
  labs: '/portal/labs',
  lab: '/portal/labs/:labId',
  attempts: '/portal/labs/:labId/attempts',
  attempt: '/portal/labs/:labId/attempts/:attemptId',
  challenges: '/portal/challenges',
  challenge: '/portal/challenges/:labId',
  playgrounds: '/portal/playgrounds',
  playground: '/portal/playgrounds/:labId',
  runningLabs: '/portal/running-labs',
  profile: '/portal/profile/:section?',
  upgrade: '/portal/upgrade',
  assignments: '/portal/assignments',
  securityChampions: '/portal/security-champions',
  ltiIntegration: '/portal/lti-integration',
  company: '/portal/company',
  companyTeams: '/portal/company/teams',
  companyTeam: '/portal/company/team-info/:id/:teamName',
  companyUser: '/portal/company/user-info/:email',
  journeys: '/portal/journeys',
  liveCourses: '/portal/live-courses',
  customChallenge: '/portal/custom-challenge',
  companyUsers: '/portal/company/users',
  companyCreatorStudio: '/portal/company/creator-studio',
  companyReports: '/portal/company/reports',
  companyTournaments: '/portal/company/tournaments',
  companyInterviews: '/portal/company/interviews',
  companyCourseAssignments: '/portal/company/assignment/course',
  companySecurityChampions: '/portal/company/security-champions',
  companyAdmins: '/portal/company/admins',
  companySettings: '/portal/company/company-settings',
  /** Pages of the company that have no entry of their own. */
  companyOther: '/portal/company/*',
  /** Every other address of the portal: the not-found page inside the shell. */
  other: '/portal/*?',
} as const;

/** Pages of an LTI launch. The fixed segments come before `:ltik`. @see ROUTE-23 */
export const LAUNCH_PAGES = {
  lab: '/labs/details/:labId/:ltik?',
  labs: '/labs/:ltik?',
  course: '/integration/courses-details/:ltik?',
  video: '/integration/video-play',
  courses: '/integration/:ltik?',
} as const;

type Segment<Part extends string> = Part extends `:${infer Name}?`
  ? { [Key in Name]?: string }
  : Part extends `:${infer Name}`
    ? { [Key in Name]: string }
    : unknown;

/** The values a pattern needs, by the names of its segments. */
export type PageParams<Pattern extends string> = Pattern extends `${infer Part}/${infer Rest}`
  ? Segment<Part> & PageParams<Rest>
  : Segment<Pattern>;

/** The address of a page. Optional segments that are not given are left out. */
export function toPagePath<Pattern extends string>(pattern: Pattern, params: PageParams<Pattern>): string {
  const values = params as Record<string, string | undefined>;
  return pattern.replaceAll(/\/:(\w+)\??/g, (_, name: string) => {
    const value = values[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
}

/** Matches the addresses of a page; a slash at the end changes nothing. */
export function toPageRegExp(pattern: string): RegExp {
  const source = pattern
    .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replaceAll(/\/:\w+/g, '/[^/]+')
    .replaceAll('/*?', '(?:/.*)?')
    .replaceAll('/*', '/.*')
    .replace(/\/$/, '');
  return new RegExp(`^${source}/?$`);
}
