import { PORTAL_PAGES, toPagePath } from '@drawbridge/contracts';

/** The named routes. The name `runninglabs` differs from its path on purpose. @see SHELL-23, CX-43, COMP-13, COMP-18 */
export const namedRoutes = {
  dashboard: PORTAL_PAGES.dashboard,
  courses: PORTAL_PAGES.courses,
  labs: PORTAL_PAGES.labs,
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
  'company.audit': PORTAL_PAGES.companyAudit,
  'company.settings': PORTAL_PAGES.companySettings,
  'lti-integration': PORTAL_PAGES.ltiIntegration,
  partners: PORTAL_PAGES.partners,
} as const;

export type RouteName = keyof typeof namedRoutes;
