import {
  iconCourse,
  iconDashboard,
  iconHeart,
  iconJourney,
  iconLiveEvent,
  iconTarget,
} from '@drawbridge/ui/icons';
import { messages } from '../shell/messages.ts';
import type { PortalPageRecords } from './page-record.ts';

const player = async () => (await import('../screens/learning/course-info/PlayerScreen.tsx')).PlayerScreen;
const lesson = {
  title: 'Lesson',
  parents: ['courses'],
  stores: ['courses'],
  laterStores: ['quiz'],
  screen: player,
} as const;

/** Courses, journeys and what accompanies them. @see NAV-1..NAV-27 */
export const LEARNING = {
  dashboard: {
    isStart: true,
    title: 'Dashboard',
    routeName: 'dashboard',
    menu: [{ section: 'learn', order: 1, label: messages.dashboard, icon: iconDashboard }],
    stores: ['courses', 'wishlist', 'labs'],
    screen: async () => (await import('../screens/learning/dashboard/DashboardScreen.tsx')).DashboardScreen,
  },
  courses: {
    isStart: true,
    title: 'Courses',
    routeName: 'courses',
    menu: [{ section: 'learn', order: 3, label: messages.courses, icon: iconCourse }],
    stores: ['courseList', 'tags', 'wishlist'],
    screen: async () => (await import('../screens/learning/courses/CoursesScreen.tsx')).CoursesScreen,
  },
  course: { leadsTo: 'courseIntro' },
  courseIntro: {
    keepsTitle: true,
    parents: ['courses'],
    stores: ['courses', 'wishlist'],
    screen: async () => (await import('../screens/learning/course-info/IntroScreen.tsx')).IntroScreen,
  },
  courseInfo: {
    parents: ['courses'],
    stores: ['courses'],
    screen: async () => (await import('../screens/learning/course-info/InfoScreen.tsx')).InfoScreen,
  },
  courseCompleted: {
    title: 'Course completed',
    parents: ['courses'],
    stores: ['courses', 'wishlist'],
    laterStores: ['quiz'],
    screen: async () => (await import('../screens/learning/course-info/CompletedScreen.tsx')).CompletedScreen,
  },
  courseLab: {
    title: 'Lab',
    parents: ['courses'],
    width: 'window',
    stores: ['courses', 'lab', 'labSession'],
    laterStores: ['quiz'],
    screen: player,
  },
  courseVideo: { ...lesson, isStart: true },
  courseQuiz: { ...lesson, stores: ['courses', 'quiz'], laterStores: [] },
  courseAiQuiz: lesson,
  courseMedia: lesson,
  courseDownload: lesson,
  favorite: {
    title: 'Favorites',
    routeName: 'favorite',
    menu: [{ section: 'search', order: 2, label: messages.favorite, icon: iconHeart }],
    stores: ['wishlist'],
    screen: async () => (await import('../screens/learning/favorite/FavoriteScreen.tsx')).FavoriteScreen,
  },
  aiChallenge: {
    parents: ['challenges'],
    stores: ['assistant'],
    screen: async () =>
      (await import('../screens/learning/assistant/AiChallengeScreen.tsx')).AiChallengeScreen,
  },
  liveCourses: {
    title: 'Live courses',
    routeName: 'live-courses',
    menu: [{ section: 'learn', order: 7, label: messages.liveCourses, icon: iconLiveEvent }],
    stores: ['liveCourses'],
    screen: async () =>
      (await import('../screens/learning/live-courses/LiveCoursesScreen.tsx')).LiveCoursesScreen,
  },
  showcaseUpload: {
    title: 'Showcase',
    parents: ['challenges'],
    stores: ['showcase'],
    screen: async () => (await import('../screens/learning/showcase/ShowcaseScreen.tsx')).ShowcaseScreen,
  },
  journeys: {
    title: 'Journeys',
    routeName: 'journeys',
    menu: [{ section: 'learn', order: 6, label: messages.journeys, icon: iconJourney }],
    stores: ['journeys'],
    screen: async () => (await import('../screens/learning/journeys/JourneyScreens.tsx')).JourneysScreen,
  },
  journey: {
    parents: ['journeys'],
    stores: ['journey'],
    screen: async () => (await import('../screens/learning/journeys/JourneyScreens.tsx')).JourneyScreen,
  },
  customChallenge: {
    title: 'Build your challenge',
    routeName: 'custom-challenge',
    menu: [{ section: 'admin', order: 3, label: messages.customChallenge, icon: iconTarget }],
    parents: ['customChallenge', 'challenges'],
    stores: ['customChallenges', 'labs'],
    screen: async () =>
      (await import('../screens/learning/custom-challenge/CustomChallengeScreens.tsx')).BuilderScreen,
  },
  savedChallenges: {
    title: 'Saved challenges',
    parents: ['customChallenge', 'challenges'],
    stores: ['customChallenges'],
    screen: async () =>
      (await import('../screens/learning/custom-challenge/CustomChallengeScreens.tsx')).SavedChallengesScreen,
  },
  editCustomChallenge: {
    title: 'Edit your challenge',
    parents: ['customChallenge', 'challenges'],
    stores: ['customChallenges', 'labs'],
    screen: async () =>
      (await import('../screens/learning/custom-challenge/CustomChallengeScreens.tsx')).BuilderScreen,
  },
  customRun: {
    parents: ['customChallenge', 'challenges'],
    stores: ['customChallenges'],
    screen: async () =>
      (await import('../screens/learning/custom-challenge/CustomChallengeScreens.tsx')).CustomRunScreen,
  },
} satisfies PortalPageRecords;
