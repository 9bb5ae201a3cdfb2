export {
  ConnectedSuggestedCourses,
  type ConnectedSuggestedCoursesProps,
} from '../course-player/ConnectedSuggestedCourses.tsx';
