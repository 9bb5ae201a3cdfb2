/**
 * What the pages load before they show, as modules: the build turns it into files (`first-load-plugin.ts`), the server
 * names these in its first answer, and `sizes.ts` weighs them. A page that is not listed loads by its imports alone.
 */
import { LAUNCH_PAGES, PORTAL_PAGES, PUBLIC_PAGES } from '@drawbridge/contracts';

const screen = (name: string) => `portal/src/screens/${name}.tsx`;
const store = (name: string) => `packages/client/src/stores/${name}.ts`;

export const MAIN = 'portal/src/main.tsx';
/** What the first call or store of a page loads. */
export const CLIENT = 'packages/client/src/transport/connect-client.ts';

const PUBLIC = [MAIN, 'portal/src/PortalApp.tsx'];
const SHELL = [...PUBLIC, 'portal/src/shell/Shell.tsx', CLIENT];
const LAUNCH = [MAIN, 'portal/src/LaunchApp.tsx', CLIENT];
const COURSES = [store('courses'), store('wishlist')];
const LAB = [store('lab'), store('lab-session')];
/** Text and tests of a lab, its editor and its engine. Python follows by itself: it is ten times as large. */
const LAB_NEXT = {
  next: [
    'packages/widgets/src/practice/lab/deferred/deferred-parts.ts',
    'packages/labs/src/engine/page/page.ts',
    'packages/widgets/src/practice/lab/code/Editor.tsx',
  ],
  files: ['page-worker-', 'quickjs-', 'sqlite3-'],
};

export interface FirstLoad {
  /** Patterns of addresses, as in the contracts. */
  pages: readonly string[];
  /** Source files from the root of the repository; each loads what it imports. */
  modules: readonly string[];
  /** What it loads once it shows. */
  next?: readonly string[];
  /** Other files that it fetches then, by the beginnings of their names: what runs a lab. */
  files?: readonly string[];
}

export const FIRST_LOADS = {
  login: {
    pages: [PUBLIC_PAGES.home, PUBLIC_PAGES.login],
    modules: [...PUBLIC, screen('identity/login/LoginScreen')],
  },
  dashboard: {
    pages: [PORTAL_PAGES.portal, PORTAL_PAGES.dashboard],
    modules: [...SHELL, screen('learning/dashboard/DashboardScreen'), ...COURSES, store('labs')],
  },
  courses: {
    pages: [PORTAL_PAGES.courses],
    modules: [
      ...SHELL,
      screen('learning/courses/CoursesScreen'),
      store('course-list'),
      store('tags'),
      store('wishlist'),
    ],
  },
  courseIntro: {
    pages: [PORTAL_PAGES.course, PORTAL_PAGES.courseIntro],
    modules: [...SHELL, screen('learning/course-info/IntroScreen'), ...COURSES],
  },
  courseItem: {
    pages: [
      PORTAL_PAGES.courseVideo,
      PORTAL_PAGES.courseQuiz,
      PORTAL_PAGES.courseAiQuiz,
      PORTAL_PAGES.courseMedia,
      PORTAL_PAGES.courseDownload,
    ],
    modules: [...SHELL, screen('learning/course-info/PlayerScreen'), store('courses')],
  },
  courseLab: {
    pages: [PORTAL_PAGES.courseLab],
    modules: [...SHELL, screen('learning/course-info/PlayerScreen'), store('courses'), ...LAB],
    ...LAB_NEXT,
  },
  labs: {
    pages: [PORTAL_PAGES.labs, PORTAL_PAGES.challenges, PORTAL_PAGES.playgrounds],
    modules: [...SHELL, screen('practice/labs/LabListScreens'), store('labs')],
  },
  lab: {
    pages: [PORTAL_PAGES.lab, PORTAL_PAGES.challenge, PORTAL_PAGES.playground],
    modules: [...SHELL, screen('practice/labs/LabScreens'), store('labs'), ...LAB],
    ...LAB_NEXT,
  },
  guestLab: {
    pages: [PUBLIC_PAGES.tryLab],
    modules: [...PUBLIC, CLIENT, screen('practice/guest/GuestScreen'), ...LAB],
    ...LAB_NEXT,
  },
  launchedLab: {
    pages: [LAUNCH_PAGES.lab],
    modules: [...LAUNCH, 'portal/src/launch/LaunchLab.tsx', ...LAB],
    ...LAB_NEXT,
  },
  launchedLabs: { pages: [LAUNCH_PAGES.labs], modules: [...LAUNCH, 'portal/src/launch/LaunchLabList.tsx'] },
  launchedCourses: {
    pages: [LAUNCH_PAGES.course, LAUNCH_PAGES.courses],
    modules: [...LAUNCH, 'portal/src/launch/LaunchCourses.tsx'],
  },
} satisfies Record<string, FirstLoad>;
