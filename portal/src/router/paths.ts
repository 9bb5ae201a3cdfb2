import { type ObjectType, PORTAL_PAGES, PUBLIC_PAGES, toPagePath } from '@drawbridge/contracts';

/** Each kind of content has its page; the word for videos in the address is not the one in the data. @see CX-15, NAV-16 */
export const ITEM_PAGES = {
  lab: PORTAL_PAGES.courseLab,
  vid: PORTAL_PAGES.courseVideo,
  quiz: PORTAL_PAGES.courseQuiz,
  media: PORTAL_PAGES.courseMedia,
  download: PORTAL_PAGES.courseDownload,
  aiquiz: PORTAL_PAGES.courseAiQuiz,
} as const satisfies Record<ObjectType, string>;

/** The named routes. The name `runninglabs` differs from its path on purpose. @see SHELL-23, CX-43, COMP-13, COMP-18 */
export const namedRoutes = {
  dashboard: PORTAL_PAGES.dashboard,
  courses: PORTAL_PAGES.courses,
  journeys: PORTAL_PAGES.journeys,
  'live-courses': PORTAL_PAGES.liveCourses,
  challenges: PORTAL_PAGES.challenges,
  assignments: PORTAL_PAGES.assignments,
  playgrounds: PORTAL_PAGES.playgrounds,
  runninglabs: PORTAL_PAGES.runningLabs,
  'security-champions': PORTAL_PAGES.securityChampions,
  favorite: PORTAL_PAGES.favorite,
  notifications: PORTAL_PAGES.notifications,
  profile: toPagePath(PORTAL_PAGES.profile, {}),
  upgrade: PORTAL_PAGES.upgrade,
  'custom-challenge': PORTAL_PAGES.customChallenge,
  'company.users_ops': PORTAL_PAGES.companyUsers,
  'company.teamsops': PORTAL_PAGES.companyTeams,
  'company.creator_studio': PORTAL_PAGES.companyCreatorStudio,
  'company.reports': PORTAL_PAGES.companyReports,
  'company.tournaments': PORTAL_PAGES.companyTournaments,
  'company.interviews': PORTAL_PAGES.companyInterviews,
  'company.course_assignments.course': PORTAL_PAGES.companyCourseAssignments,
  'company.security-champions': PORTAL_PAGES.companySecurityChampions,
  'company.admins': PORTAL_PAGES.companyAdmins,
  'company.settings': PORTAL_PAGES.companySettings,
  'lti-integration': PORTAL_PAGES.ltiIntegration,
} as const;

export type RouteName = keyof typeof namedRoutes;

/** Addresses that a screen leads to. */
export const paths = {
  ...namedRoutes,
  login: PUBLIC_PAGES.login,
  plans: PUBLIC_PAGES.plans,
  hallOfFame: PUBLIC_PAGES.hallOfFame,
  publicProfile: (id: string) => toPagePath(PUBLIC_PAGES.publicProfile, { id }),
  signup: (id: string) => toPagePath(PUBLIC_PAGES.signup, { id }),
  achievements: toPagePath(PORTAL_PAGES.profile, { section: 'achievements' }),
  labs: PORTAL_PAGES.labs,
  lab: (labId: string) => toPagePath(PORTAL_PAGES.lab, { labId }),
  attempts: (labId: string) => toPagePath(PORTAL_PAGES.attempts, { labId }),
  attempt: (labId: string, attemptId: string) => toPagePath(PORTAL_PAGES.attempt, { labId, attemptId }),
  challenge: (labId: string) => toPagePath(PORTAL_PAGES.challenge, { labId }),
  playground: (labId: string) => toPagePath(PORTAL_PAGES.playground, { labId }),
  intro: (courseId: string) => toPagePath(PORTAL_PAGES.courseIntro, { courseId }),
  completed: (courseId: string) => `${toPagePath(PORTAL_PAGES.courseCompleted, { courseId })}/`,
  item: (kind: ObjectType, courseId: string, subjectId: string, id: string) =>
    toPagePath(ITEM_PAGES[kind], { courseId, subjectId, id }),
} as const;
