import type { LaunchLayout } from '../launch/launch-route.ts';
import type { LaunchPageName, LoadScreen, PageRecord } from './page-record.ts';

export interface LaunchPageRecord
  extends LaunchLayout,
    Pick<PageRecord, 'stores' | 'laterStores' | 'isStart'> {
  screen: LoadScreen;
}

/** The pages of an LTI launch: widgets in a bare page, with a session of their own. @see LTI-8..LTI-13, ROUTE-23 */
export const LAUNCH: Readonly<Record<LaunchPageName, LaunchPageRecord>> = {
  /** @see LTI-9 */
  lab: {
    isStart: true,
    isWindow: true,
    stores: ['lab', 'labSession', 'score'],
    screen: async () => (await import('../screens/integration/launch/LaunchLab.tsx')).LaunchLab,
  },
  labs: {
    hasBar: true,
    stores: ['labs'],
    screen: async () => (await import('../screens/integration/launch/LaunchLabList.tsx')).LaunchLabList,
  },
  /** @see LTI-11 */
  course: {
    query: ['course_id'],
    stores: ['courses', 'wishlist', 'score'],
    laterStores: ['quiz'],
    screen: async () => (await import('../screens/integration/launch/LaunchCourses.tsx')).LaunchCourse,
  },
  /** @see LTI-12 */
  video: {
    query: ['course_id', 'item_id'],
    stores: ['courses', 'wishlist', 'score'],
    laterStores: ['quiz'],
    screen: async () => (await import('../screens/integration/launch/LaunchCourses.tsx')).LaunchItem,
  },
  courses: {
    hasBar: true,
    stores: ['courses', 'wishlist'],
    screen: async () => (await import('../screens/integration/launch/LaunchCourses.tsx')).LaunchCourseList,
  },
  /** @see LTI-18 */
  contentPicker: {
    isWindow: true,
    stores: ['deepLinking', 'labs', 'courses', 'journeys'],
    // An instructor tries a lab.
    laterStores: ['lab', 'labSession'],
    screen: async () =>
      (await import('../screens/integration/launch/LaunchContentPicker.tsx')).LaunchContentPicker,
  },
  /** @see LTI-17 */
  contextProgress: {
    isWindow: true,
    query: ['lab_id', 'course_id', 'item_id', 'from'],
    stores: ['contextProgress'],
    laterStores: ['attempts', 'attemptReview'],
    screen: async () =>
      (await import('../screens/integration/launch/LaunchContextProgress.tsx')).LaunchContextProgress,
  },
};
