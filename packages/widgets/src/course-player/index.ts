export { ConnectedCoursePlayer, type ConnectedCoursePlayerProps } from './ConnectedCoursePlayer.tsx';
export {
  CoursePlayer,
  type CoursePlayerProps,
  type CourseProblem,
  type PlayedCourse,
  type PlayedItem,
} from './CoursePlayer.tsx';
export { PlayerOutline, type PlayerOutlineProps } from './PlayerOutline.tsx';
