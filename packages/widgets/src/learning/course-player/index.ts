export { ConnectedCoursePlayer, type ConnectedCoursePlayerProps } from './ConnectedCoursePlayer.tsx';
export { CoursePlayer } from './CoursePlayer.tsx';
export type { GivenFeedback } from './FeedbackDialog.tsx';
export { PlayerOutline, type PlayerOutlineProps } from './PlayerOutline.tsx';
export type { CoursePlayerProps, CourseProblem, PlayedCourse, PlayedItem } from './player-props.ts';
export type { MarkedItem } from './use-marking.ts';
