export {
  ConnectedSuggestedCourses,
  type ConnectedSuggestedCoursesProps,
} from '../course-player/end/ConnectedSuggestedCourses.tsx';
