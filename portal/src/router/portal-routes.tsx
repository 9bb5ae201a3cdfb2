import { type ObjectType, PORTAL_PAGES } from '@drawbridge/contracts';
import { createLazyScreen, type LazyScreen } from './lazy-screen.tsx';
import { forAdmins, forChampions, forCompanyUsers, forTeamLeads } from './page-guards.ts';
import { ITEM_PAGES, paths } from './paths.ts';
import type { Route } from './route.ts';

/** Pages whose feature is not built yet, and every address without a page. */
const planned = createLazyScreen(
  async () => (await import('../screens/company/planned/PlannedScreen.tsx')).PlannedScreen,
);
const profile = createLazyScreen(
  async () => (await import('../screens/recognition/profile/ProfileScreen.tsx')).ProfileScreen,
);
const player = createLazyScreen<{ kind: ObjectType }>(
  async () => (await import('../screens/learning/course-info/PlayerScreen.tsx')).PlayerScreen,
);
const toPlayer = (kind: ObjectType): LazyScreen => ({
  preload: player.preload,
  render: () => player.render({ kind }),
});

const loadLabLists = () => import('../screens/practice/labs/LabListScreens.tsx');
const loadLabScreens = () => import('../screens/practice/labs/LabScreens.tsx');
const loadIntegration = () => import('../screens/integration/lti-integration/IntegrationScreens.tsx');
const loadPartners = () => import('../screens/integration/partners/PartnerScreens.tsx');
const loadCustom = () => import('../screens/practice/custom-challenge/CustomChallengeScreens.tsx');
const loadJourneys = () => import('../screens/learning/journeys/JourneyScreens.tsx');
const loadAssignments = () => import('../screens/company/assignments/AssignmentScreens.tsx');
const loadUpgrade = () => import('../screens/company/upgrade/UpgradeScreens.tsx');
const loadAttempts = () => import('../screens/practice/labs/AttemptScreens.tsx');

/** The portal's pages: behind the login, inside the shell. An address without one has the not-found page. */
export const PORTAL_PATTERN = PORTAL_PAGES.other;

/** The pages under `/portal`; the first that fits counts. @see NAV-1..NAV-27 */
export const PORTAL_ROUTES: readonly Route[] = [
  { path: PORTAL_PAGES.portal, redirectTo: () => paths.dashboard },
  {
    path: PORTAL_PAGES.dashboard,
    stores: ['courses', 'wishlist'],
    title: 'Dashboard',
    screen: createLazyScreen(
      async () => (await import('../screens/learning/dashboard/DashboardScreen.tsx')).DashboardScreen,
    ),
  },
  {
    path: PORTAL_PAGES.courses,
    stores: ['courseList', 'tags', 'wishlist'],
    title: 'Courses',
    screen: createLazyScreen(
      async () => (await import('../screens/learning/courses/CoursesScreen.tsx')).CoursesScreen,
    ),
  },
  { path: PORTAL_PAGES.course, redirectTo: ({ courseId = '' }) => paths.intro(courseId) },
  {
    path: PORTAL_PAGES.courseIntro,
    stores: ['courses', 'wishlist'],
    keepsTitle: true,
    sections: ['courses'],
    screen: createLazyScreen(
      async () => (await import('../screens/learning/course-info/IntroScreen.tsx')).IntroScreen,
    ),
  },
  {
    path: PORTAL_PAGES.courseInfo,
    stores: ['courses'],
    keepsTitle: true,
    sections: ['courses'],
    screen: createLazyScreen(
      async () => (await import('../screens/learning/course-info/InfoScreen.tsx')).InfoScreen,
    ),
  },
  {
    path: PORTAL_PAGES.courseCompleted,
    stores: ['courses'],
    title: 'Course completed',
    sections: ['courses'],
    screen: createLazyScreen(
      async () => (await import('../screens/learning/course-info/CompletedScreen.tsx')).CompletedScreen,
    ),
  },
  {
    path: ITEM_PAGES.lab,
    stores: ['courses', 'lab', 'labSession'],
    title: 'Lab',
    sections: ['courses'],
    width: 'window',
    screen: toPlayer('lab'),
  },
  ...(['vid', 'quiz', 'aiquiz', 'media', 'download'] as const).map(
    (kind): Route => ({
      path: ITEM_PAGES[kind],
      stores: ['courses'],
      title: 'Lesson',
      sections: ['courses'],
      screen: toPlayer(kind),
    }),
  ),
  {
    path: PORTAL_PAGES.favorite,
    stores: ['wishlist'],
    title: 'Favorites',
    screen: createLazyScreen(
      async () => (await import('../screens/learning/favorite/FavoriteScreen.tsx')).FavoriteScreen,
    ),
  },
  {
    path: PORTAL_PAGES.notifications,
    stores: ['notifications'],
    title: 'Notifications',
    screen: createLazyScreen(
      async () =>
        (await import('../screens/operations/notifications/NotificationsScreen.tsx')).NotificationsScreen,
    ),
  },
  // The specification's map has no page for labs outside of courses; they are listed like its challenges.
  {
    path: PORTAL_PAGES.labs,
    stores: ['labs'],
    title: 'Labs',
    screen: createLazyScreen(async () => (await loadLabLists()).LabsScreen),
  },
  {
    path: PORTAL_PAGES.lab,
    stores: ['labs', 'lab', 'labSession'],
    width: 'window',
    screen: createLazyScreen(async () => (await loadLabScreens()).LabScreen),
  },
  {
    path: PORTAL_PAGES.attempts,
    stores: ['labs', 'attempts'],
    screen: createLazyScreen(async () => (await loadAttempts()).AttemptsScreen),
  },
  {
    path: PORTAL_PAGES.attempt,
    stores: ['labs', 'attemptReview'],
    width: 'full',
    screen: createLazyScreen(async () => (await loadAttempts()).AttemptScreen),
  },
  {
    path: PORTAL_PAGES.challenges,
    stores: ['labs'],
    title: 'Challenges',
    screen: createLazyScreen(async () => (await loadLabLists()).ChallengesScreen),
  },
  {
    path: PORTAL_PAGES.challenge,
    stores: ['labs', 'lab', 'labSession'],
    width: 'window',
    screen: createLazyScreen(async () => (await loadLabScreens()).ChallengeScreen),
  },
  {
    path: PORTAL_PAGES.aiChallenge,
    stores: ['assistant'],
    sections: ['challenges'],
    screen: createLazyScreen(
      async () => (await import('../screens/learning/assistant/AiChallengeScreen.tsx')).AiChallengeScreen,
    ),
  },
  {
    path: PORTAL_PAGES.playgrounds,
    stores: ['labs'],
    title: 'Playgrounds',
    screen: createLazyScreen(async () => (await loadLabLists()).PlaygroundsScreen),
  },
  {
    path: PORTAL_PAGES.playground,
    stores: ['labs', 'lab', 'labSession'],
    width: 'window',
    screen: createLazyScreen(async () => (await loadLabScreens()).PlaygroundScreen),
  },
  {
    path: PORTAL_PAGES.liveCourses,
    stores: ['liveCourses'],
    title: 'Live courses',
    screen: createLazyScreen(
      async () => (await import('../screens/learning/live-courses/LiveCoursesScreen.tsx')).LiveCoursesScreen,
    ),
  },
  {
    path: PORTAL_PAGES.showcaseUpload,
    stores: ['showcase'],
    title: 'Showcase',
    sections: ['challenges'],
    screen: createLazyScreen(
      async () => (await import('../screens/learning/showcase/ShowcaseScreen.tsx')).ShowcaseScreen,
    ),
  },
  {
    path: PORTAL_PAGES.customChallenge,
    stores: ['customChallenges', 'labs'],
    title: 'Build your challenge',
    sections: ['custom-challenge', 'challenges'],
    screen: createLazyScreen(async () => (await loadCustom()).BuilderScreen),
  },
  {
    path: PORTAL_PAGES.savedChallenges,
    stores: ['customChallenges'],
    title: 'Saved challenges',
    sections: ['custom-challenge', 'challenges'],
    screen: createLazyScreen(async () => (await loadCustom()).SavedChallengesScreen),
  },
  {
    path: PORTAL_PAGES.editCustomChallenge,
    stores: ['customChallenges', 'labs'],
    title: 'Edit your challenge',
    sections: ['custom-challenge', 'challenges'],
    screen: createLazyScreen(async () => (await loadCustom()).BuilderScreen),
  },
  {
    path: PORTAL_PAGES.customRun,
    stores: ['customChallenges'],
    keepsTitle: true,
    sections: ['custom-challenge', 'challenges'],
    screen: createLazyScreen(async () => (await loadCustom()).CustomRunScreen),
  },
  {
    path: PORTAL_PAGES.solution,
    stores: ['labSolution'],
    keepsTitle: true,
    sections: ['challenges'],
    screen: createLazyScreen(
      async () => (await import('../screens/practice/solution/SolutionScreen.tsx')).SolutionScreen,
    ),
  },
  {
    path: PORTAL_PAGES.runningLabs,
    stores: ['runningLabs'],
    title: 'Running labs',
    screen: createLazyScreen(
      async () => (await import('../screens/practice/running-labs/RunningLabsScreen.tsx')).RunningLabsScreen,
    ),
  },
  {
    path: PORTAL_PAGES.journeys,
    stores: ['journeys'],
    title: 'Journeys',
    screen: createLazyScreen(async () => (await loadJourneys()).JourneysScreen),
  },
  {
    path: PORTAL_PAGES.journey,
    stores: ['journey'],
    keepsTitle: true,
    sections: ['journeys'],
    screen: createLazyScreen(async () => (await loadJourneys()).JourneyScreen),
  },
  {
    path: PORTAL_PAGES.certifications,
    stores: ['certifications'],
    title: 'Certifications',
    sections: ['journeys'],
    screen: createLazyScreen(
      async () =>
        (await import('../screens/recognition/certifications/CertificationsScreen.tsx')).CertificationsScreen,
    ),
  },
  {
    path: PORTAL_PAGES.profile,
    title: 'My Profile',
    stores: ['profile', 'profileDetails', 'courses', 'visibility'],
    screen: profile,
  },
  {
    path: PORTAL_PAGES.upgrade,
    stores: ['profile', 'billing'],
    title: 'Upgrade',
    screen: createLazyScreen(async () => (await loadUpgrade()).UpgradeScreen),
  },
  {
    path: PORTAL_PAGES.checkout,
    title: 'Checkout',
    screen: createLazyScreen(async () => (await loadUpgrade()).CheckoutScreen),
  },
  {
    path: PORTAL_PAGES.assignments,
    guard: forCompanyUsers,
    stores: ['assignments'],
    title: 'My Assignments',
    screen: createLazyScreen(async () => (await loadAssignments()).AssignmentsScreen),
  },
  {
    path: PORTAL_PAGES.assignment,
    guard: forCompanyUsers,
    stores: ['assignment'],
    title: 'Assignment details',
    sections: ['assignments'],
    screen: createLazyScreen(async () => (await loadAssignments()).AssignmentScreen),
  },
  {
    path: PORTAL_PAGES.securityChampions,
    guard: forChampions,
    stores: ['champion'],
    title: 'Security Champions',
    screen: createLazyScreen(
      async () =>
        (await import('../screens/company/security-champions/SecurityChampionsScreen.tsx'))
          .SecurityChampionsScreen,
    ),
  },
  {
    path: PORTAL_PAGES.ltiIntegration,
    guard: forAdmins,
    stores: ['platforms'],
    title: 'External Integration',
    screen: createLazyScreen(async () => (await loadIntegration()).IntegrationScreen),
  },
  {
    path: PORTAL_PAGES.addPlatform,
    guard: forAdmins,
    stores: ['platforms'],
    title: 'Add a platform',
    sections: ['lti-integration'],
    screen: createLazyScreen(async () => (await loadIntegration()).AddPlatformScreen),
  },
  {
    path: PORTAL_PAGES.platform,
    guard: forAdmins,
    stores: ['platform'],
    keepsTitle: true,
    sections: ['lti-integration'],
    screen: createLazyScreen(async () => (await loadIntegration()).PlatformScreen),
  },
  {
    path: PORTAL_PAGES.partners,
    guard: forAdmins,
    stores: ['partners'],
    title: 'Partner sites',
    screen: createLazyScreen(async () => (await loadPartners()).PartnersScreen),
  },
  {
    path: PORTAL_PAGES.partner,
    guard: forAdmins,
    stores: ['partners', 'catalogue'],
    keepsTitle: true,
    sections: ['partners'],
    screen: createLazyScreen(async () => (await loadPartners()).PartnerScreen),
  },
  { path: PORTAL_PAGES.company, guard: forAdmins, redirectTo: () => PORTAL_PAGES.companySettings },
  {
    path: PORTAL_PAGES.companyAudit,
    guard: forAdmins,
    stores: ['audit'],
    title: 'Audit trail',
    screen: createLazyScreen(
      async () => (await import('../screens/kernel/audit/AuditScreen.tsx')).AuditScreen,
    ),
  },
  {
    path: PORTAL_PAGES.companySettings,
    guard: forAdmins,
    stores: ['signInRule', 'assistantRule'],
    title: 'Organization',
    screen: createLazyScreen(
      async () => (await import('../screens/company/organization/OrganizationScreen.tsx')).OrganizationScreen,
    ),
  },
  { path: PORTAL_PAGES.companyTeams, guard: forTeamLeads, screen: planned },
  { path: PORTAL_PAGES.companyTeam, guard: forTeamLeads, screen: planned },
  { path: PORTAL_PAGES.companyUser, guard: forTeamLeads, screen: planned },
  { path: PORTAL_PAGES.companyOther, guard: forAdmins, screen: planned },
  { path: PORTAL_PATTERN, screen: planned },
];
