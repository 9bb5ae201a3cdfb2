export { ConnectedCoursePlayer, type ConnectedCoursePlayerProps } from './ConnectedCoursePlayer.tsx';
export {
  ConnectedSuggestedCourses,
  type ConnectedSuggestedCoursesProps,
} from './ConnectedSuggestedCourses.tsx';
export {
  CoursePlayer,
  type CoursePlayerProps,
  type CourseProblem,
  type PlayedCourse,
  type PlayedItem,
} from './CoursePlayer.tsx';
export type { GivenFeedback } from './FeedbackDialog.tsx';
export { PlayerOutline, type PlayerOutlineProps } from './PlayerOutline.tsx';
export type { MarkedItem } from './use-marking.ts';
