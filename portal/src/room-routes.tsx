import { createLazyScreen } from './lazy-screen.tsx';
import { paths } from './paths.ts';
import type { Route } from './route.ts';
import { forAdmins, forChampions, forCompanyUsers, forTeamLeads } from './shell/guards.ts';

/** Rooms whose feature is not built yet, and every address without a room. */
const planned = createLazyScreen(
  async () => (await import('./screens/planned/PlannedRoomScreen.tsx')).PlannedRoomScreen,
);
const profile = createLazyScreen(
  async () => (await import('./screens/profile/ProfileScreen.tsx')).ProfileScreen,
);
const player = createLazyScreen(
  async () => (await import('./screens/course-info/PlayerScreen.tsx')).PlayerScreen,
);

const loadLabLists = () => import('./screens/labs/LabListScreens.tsx');
const loadLabRooms = () => import('./screens/labs/LabRoomScreens.tsx');
const loadAttempts = () => import('./screens/labs/AttemptScreens.tsx');

/** The rooms: behind the guard, inside the shell. Without one of its own an address has the not-found page. */
export const ROOM = '/portal/*?';

/** The rooms under `/portal`; the first that fits counts. @see NAV-1..NAV-27 */
export const ROOM_ROUTES: readonly Route[] = [
  { path: '/portal', to: () => paths.dashboard },
  {
    path: '/portal/dashboard',
    title: 'Dashboard',
    screen: createLazyScreen(
      async () => (await import('./screens/dashboard/DashboardScreen.tsx')).DashboardScreen,
    ),
  },
  {
    path: '/portal/courses',
    title: 'Courses',
    screen: createLazyScreen(async () => (await import('./screens/courses/CoursesScreen.tsx')).CoursesScreen),
  },
  { path: '/portal/courses/:courseId', to: ({ courseId = '' }) => paths.intro(courseId) },
  {
    path: '/portal/course-info/intro/:courseId',
    keepsTitle: true,
    section: 'courses',
    screen: createLazyScreen(async () => (await import('./screens/course-info/IntroScreen.tsx')).IntroScreen),
  },
  {
    path: '/portal/course-info/completed/:courseId',
    title: 'Course completed',
    section: 'courses',
    screen: createLazyScreen(
      async () => (await import('./screens/course-info/CompletedScreen.tsx')).CompletedScreen,
    ),
  },
  {
    path: '/portal/course-info/lab/:courseId/:subjectId/:id',
    title: 'Lab',
    section: 'courses',
    width: 'full',
    screen: player,
  },
  {
    path: '/portal/course-info/:kind/:courseId/:subjectId/:id',
    title: 'Lesson',
    section: 'courses',
    screen: player,
  },
  {
    path: '/portal/favorite',
    title: 'Favorites',
    screen: createLazyScreen(
      async () => (await import('./screens/favorite/FavoriteScreen.tsx')).FavoriteScreen,
    ),
  },
  {
    path: '/portal/notifications',
    title: 'Notifications',
    screen: createLazyScreen(
      async () => (await import('./screens/notifications/NotificationsScreen.tsx')).NotificationsScreen,
    ),
  },
  // The specification's map has no place for labs outside of courses; they stand beside its challenges.
  {
    path: '/portal/labs',
    title: 'Labs',
    section: 'courses',
    screen: createLazyScreen(async () => (await loadLabLists()).LabsScreen),
  },
  {
    path: '/portal/labs/:labId',
    section: 'courses',
    width: 'full',
    screen: createLazyScreen(async () => (await loadLabRooms()).LabScreen),
  },
  {
    path: '/portal/labs/:labId/attempts',
    screen: createLazyScreen(async () => (await loadAttempts()).AttemptsScreen),
  },
  {
    path: '/portal/labs/:labId/attempts/:attemptId',
    width: 'full',
    screen: createLazyScreen(async () => (await loadAttempts()).AttemptScreen),
  },
  {
    path: '/portal/challenges',
    title: 'Challenges',
    screen: createLazyScreen(async () => (await loadLabLists()).ChallengesScreen),
  },
  {
    path: '/portal/challenges/:labId',
    width: 'full',
    screen: createLazyScreen(async () => (await loadLabRooms()).ChallengeScreen),
  },
  {
    path: '/portal/playgrounds',
    title: 'Playgrounds',
    screen: createLazyScreen(async () => (await loadLabLists()).PlaygroundsScreen),
  },
  {
    path: '/portal/playgrounds/:labId',
    width: 'full',
    screen: createLazyScreen(async () => (await loadLabRooms()).PlaygroundScreen),
  },
  {
    path: '/portal/running-labs',
    title: 'Running labs',
    screen: createLazyScreen(
      async () => (await import('./screens/running-labs/RunningLabsScreen.tsx')).RunningLabsScreen,
    ),
  },
  { path: '/portal/profile/:section?', title: 'My Profile', screen: profile },
  {
    path: '/portal/upgrade',
    title: 'Upgrade',
    screen: createLazyScreen(async () => (await import('./screens/upgrade/UpgradeScreen.tsx')).UpgradeScreen),
  },
  { path: '/portal/assignments', guard: forCompanyUsers, screen: planned },
  { path: '/portal/security-champions', guard: forChampions, screen: planned },
  { path: '/portal/lti-integration', guard: forAdmins, screen: planned },
  { path: '/portal/company', guard: forAdmins, to: () => paths['company.settings'] },
  { path: '/portal/company/teams', guard: forTeamLeads, screen: planned },
  { path: '/portal/company/team-info/:id/:teamName', guard: forTeamLeads, screen: planned },
  { path: '/portal/company/user-info/:email', guard: forTeamLeads, screen: planned },
  { path: '/portal/company/*', guard: forAdmins, screen: planned },
  { path: ROOM, screen: planned },
];
