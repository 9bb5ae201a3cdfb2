export {
  ConnectedLiveCourses,
  type ConnectedLiveCoursesProps,
} from './ConnectedLiveCourses.tsx';
export { LiveCourses, type LiveCoursesProps } from './LiveCourses.tsx';
