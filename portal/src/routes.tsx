import { matchRoute, type Parser } from 'wouter';
import { createLazyScreen, type LazyScreen } from './lazy-screen.tsx';
import { paths } from './paths.ts';
import type { ShellProps } from './shell/Shell.tsx';

/** Title of the page and its place in the breadcrumbs, read by the shell. @see GEN-16 */
export interface RouteMeta {
  title?: string;
  /** Sidebar entry that is lit. */
  section?: 'dashboard' | 'courses' | 'challenges' | 'playgrounds' | 'favorite';
  /** The lab takes the whole window. */
  width?: 'content' | 'full';
}

type Params = Readonly<Record<string, string | undefined>>;

export interface Route extends RouteMeta {
  path: string;
  screen?: LazyScreen;
  /** Another address shows instead. */
  to?: (params: Params) => string;
}

const login = createLazyScreen(async () => (await import('./screens/login/LoginScreen.tsx')).LoginScreen);
const notFound = createLazyScreen(
  async () => (await import('./screens/not-found/NotFoundScreen.tsx')).NotFoundScreen,
);
const bareNotFound = createLazyScreen(
  async () => (await import('./screens/not-found/NotFoundScreen.tsx')).BareNotFoundScreen,
);
const player = createLazyScreen(
  async () => (await import('./screens/course-info/PlayerScreen.tsx')).PlayerScreen,
);

const loadLabLists = () => import('./screens/labs/LabListScreens.tsx');
const loadLabRooms = () => import('./screens/labs/LabRoomScreens.tsx');
const loadAttempts = () => import('./screens/labs/AttemptScreens.tsx');

/** The frame around every room. */
export const shell = createLazyScreen<ShellProps>(async () => (await import('./shell/Shell.tsx')).Shell);

/** The rooms: behind the guard, inside the shell. Without one of its own an address has the not-found page. */
const ROOM = '/portal/*?';

/** The map of screens: an address, a screen, a title; the first that fits counts. @see ROUTE-1..ROUTE-33 */
const ROUTES: readonly Route[] = [
  { path: '/', screen: login },
  { path: '/login', screen: login },
  { path: '/portal', to: () => paths.dashboard },
  {
    path: '/portal/dashboard',
    title: 'Dashboard',
    section: 'dashboard',
    screen: createLazyScreen(
      async () => (await import('./screens/dashboard/DashboardScreen.tsx')).DashboardScreen,
    ),
  },
  {
    path: '/portal/courses',
    title: 'Courses',
    section: 'courses',
    screen: createLazyScreen(async () => (await import('./screens/courses/CoursesScreen.tsx')).CoursesScreen),
  },
  { path: '/portal/courses/:courseId', to: ({ courseId = '' }) => paths.intro(courseId) },
  {
    path: '/portal/course-info/intro/:courseId',
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
    section: 'favorite',
    screen: createLazyScreen(
      async () => (await import('./screens/favorite/FavoriteScreen.tsx')).FavoriteScreen,
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
    section: 'challenges',
    screen: createLazyScreen(async () => (await loadLabLists()).ChallengesScreen),
  },
  {
    path: '/portal/challenges/:labId',
    section: 'challenges',
    width: 'full',
    screen: createLazyScreen(async () => (await loadLabRooms()).ChallengeScreen),
  },
  {
    path: '/portal/playgrounds',
    title: 'Playgrounds',
    section: 'playgrounds',
    screen: createLazyScreen(async () => (await loadLabLists()).PlaygroundsScreen),
  },
  {
    path: '/portal/playgrounds/:labId',
    section: 'playgrounds',
    width: 'full',
    screen: createLazyScreen(async () => (await loadLabRooms()).PlaygroundScreen),
  },
  // Free-tier users land here after login; the plan page is not built yet, the dashboard is. @see AUTH-29
  { path: '/portal/upgrade', to: () => paths.dashboard },
  { path: ROOM, title: 'Not found', screen: notFound },
  { path: '*', title: 'Not found', screen: bareNotFound },
];

export interface Place {
  route: Route;
  isRoom: boolean;
  /** Where to go instead: the route points elsewhere. */
  to: string | undefined;
}

/** The route of a path. */
export function findPlace(parser: Parser, path: string): Place {
  for (const route of ROUTES) {
    const [isMatch, params] = matchRoute(parser, route.path, path);
    if (isMatch) return { route, isRoom: matchRoute(parser, ROOM, path)[0], to: route.to?.(params) };
  }
  throw new Error('the map of screens has no last line');
}

/** Where to go instead: a protected page leads to the login landing and back. @see ROUTE-26, ROUTE-28 */
export function toInstead({ isRoom, to }: Place, isSignedIn: boolean, address: string): string | undefined {
  return isRoom && !isSignedIn ? `/?redirect=${encodeURIComponent(address)}` : to;
}

/** Fetches what an address needs to be shown; undefined when all of it is here. */
export function preload({ route, isRoom }: Place): Promise<unknown> | undefined {
  const waits = [route.screen?.preload(), isRoom ? shell.preload() : undefined].filter(
    (wait) => wait !== undefined,
  );
  return waits.length > 0 ? Promise.all(waits) : undefined;
}
