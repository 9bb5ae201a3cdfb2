import { createLazyScreen } from './lazy-screen.tsx';
import { forAdmins, forChampions, forCompanyUsers, forTeamLeads } from './page-guards.ts';
import { paths } from './paths.ts';
import type { Route } from './route.ts';

/** Pages whose feature is not built yet, and every address without a page. */
const planned = createLazyScreen(
  async () => (await import('../screens/planned/PlannedScreen.tsx')).PlannedScreen,
);
const profile = createLazyScreen(
  async () => (await import('../screens/profile/ProfileScreen.tsx')).ProfileScreen,
);
const player = createLazyScreen(
  async () => (await import('../screens/course-info/PlayerScreen.tsx')).PlayerScreen,
);

const loadLabLists = () => import('../screens/labs/LabListScreens.tsx');
const loadLabScreens = () => import('../screens/labs/LabScreens.tsx');
const loadAttempts = () => import('../screens/labs/AttemptScreens.tsx');

/** The portal's pages: behind the login, inside the shell. An address without one has the not-found page. */
export const PORTAL_PATTERN = '/portal/*?';

/** The pages under `/portal`; the first that fits counts. @see NAV-1..NAV-27 */
export const PORTAL_ROUTES: readonly Route[] = [
  { path: '/portal', redirectTo: () => paths.dashboard },
  {
    path: '/portal/dashboard',
    stores: ['courses', 'wishlist'],
    title: 'Dashboard',
    screen: createLazyScreen(
      async () => (await import('../screens/dashboard/DashboardScreen.tsx')).DashboardScreen,
    ),
  },
  {
    path: '/portal/courses',
    stores: ['courses', 'wishlist'],
    title: 'Courses',
    screen: createLazyScreen(
      async () => (await import('../screens/courses/CoursesScreen.tsx')).CoursesScreen,
    ),
  },
  { path: '/portal/courses/:courseId', redirectTo: ({ courseId = '' }) => paths.intro(courseId) },
  {
    path: '/portal/course-info/intro/:courseId',
    stores: ['courses', 'wishlist'],
    keepsTitle: true,
    section: 'courses',
    screen: createLazyScreen(
      async () => (await import('../screens/course-info/IntroScreen.tsx')).IntroScreen,
    ),
  },
  {
    path: '/portal/course-info/completed/:courseId',
    stores: ['courses'],
    title: 'Course completed',
    section: 'courses',
    screen: createLazyScreen(
      async () => (await import('../screens/course-info/CompletedScreen.tsx')).CompletedScreen,
    ),
  },
  {
    path: '/portal/course-info/lab/:courseId/:subjectId/:id',
    stores: ['courses', 'lab', 'labSession'],
    title: 'Lab',
    section: 'courses',
    width: 'full',
    screen: player,
  },
  {
    path: '/portal/course-info/:kind/:courseId/:subjectId/:id',
    stores: ['courses'],
    title: 'Lesson',
    section: 'courses',
    screen: player,
  },
  {
    path: '/portal/favorite',
    stores: ['wishlist'],
    title: 'Favorites',
    screen: createLazyScreen(
      async () => (await import('../screens/favorite/FavoriteScreen.tsx')).FavoriteScreen,
    ),
  },
  {
    path: '/portal/notifications',
    stores: ['notifications'],
    title: 'Notifications',
    screen: createLazyScreen(
      async () => (await import('../screens/notifications/NotificationsScreen.tsx')).NotificationsScreen,
    ),
  },
  // The specification's map has no page for labs outside of courses; they are listed like its challenges.
  {
    path: '/portal/labs',
    stores: ['labs'],
    title: 'Labs',
    section: 'courses',
    screen: createLazyScreen(async () => (await loadLabLists()).LabsScreen),
  },
  {
    path: '/portal/labs/:labId',
    stores: ['labs', 'lab', 'labSession'],
    section: 'courses',
    width: 'full',
    screen: createLazyScreen(async () => (await loadLabScreens()).LabScreen),
  },
  {
    path: '/portal/labs/:labId/attempts',
    stores: ['labs', 'attempts'],
    screen: createLazyScreen(async () => (await loadAttempts()).AttemptsScreen),
  },
  {
    path: '/portal/labs/:labId/attempts/:attemptId',
    stores: ['labs', 'attemptReview'],
    width: 'full',
    screen: createLazyScreen(async () => (await loadAttempts()).AttemptScreen),
  },
  {
    path: '/portal/challenges',
    stores: ['labs'],
    title: 'Challenges',
    screen: createLazyScreen(async () => (await loadLabLists()).ChallengesScreen),
  },
  {
    path: '/portal/challenges/:labId',
    stores: ['labs', 'lab', 'labSession'],
    width: 'full',
    screen: createLazyScreen(async () => (await loadLabScreens()).ChallengeScreen),
  },
  {
    path: '/portal/playgrounds',
    stores: ['labs'],
    title: 'Playgrounds',
    screen: createLazyScreen(async () => (await loadLabLists()).PlaygroundsScreen),
  },
  {
    path: '/portal/playgrounds/:labId',
    stores: ['labs', 'lab', 'labSession'],
    width: 'full',
    screen: createLazyScreen(async () => (await loadLabScreens()).PlaygroundScreen),
  },
  {
    path: '/portal/running-labs',
    stores: ['runningLabs'],
    title: 'Running labs',
    screen: createLazyScreen(
      async () => (await import('../screens/running-labs/RunningLabsScreen.tsx')).RunningLabsScreen,
    ),
  },
  {
    path: '/portal/profile/:section?',
    title: 'My Profile',
    stores: ['profile', 'courses', 'visibility'],
    screen: profile,
  },
  {
    path: '/portal/upgrade',
    title: 'Upgrade',
    screen: createLazyScreen(
      async () => (await import('../screens/upgrade/UpgradeScreen.tsx')).UpgradeScreen,
    ),
  },
  { path: '/portal/assignments', guard: forCompanyUsers, screen: planned },
  { path: '/portal/security-champions', guard: forChampions, screen: planned },
  { path: '/portal/lti-integration', guard: forAdmins, screen: planned },
  { path: '/portal/company', guard: forAdmins, redirectTo: () => paths['company.settings'] },
  { path: '/portal/company/teams', guard: forTeamLeads, screen: planned },
  { path: '/portal/company/team-info/:id/:teamName', guard: forTeamLeads, screen: planned },
  { path: '/portal/company/user-info/:email', guard: forTeamLeads, screen: planned },
  { path: '/portal/company/*', guard: forAdmins, screen: planned },
  { path: PORTAL_PATTERN, screen: planned },
];
