import {
  type IconData,
  iconAssignments,
  iconChallenge,
  iconCourse,
  iconDashboard,
  iconJourney,
  iconLiveEvent,
  iconPlayground,
  iconRunningLab,
} from '@drawbridge/ui';
import type { RouteName } from '../router/paths.ts';

export type MenuIcons = Partial<Record<RouteName, IconData>>;

/** Pictures of the entries that everybody sees. @see SHELL-11 */
export const learnIcons: MenuIcons = {
  dashboard: iconDashboard,
  courses: iconCourse,
  journeys: iconJourney,
  'live-courses': iconLiveEvent,
  challenges: iconChallenge,
  assignments: iconAssignments,
  playgrounds: iconPlayground,
  runninglabs: iconRunningLab,
};
