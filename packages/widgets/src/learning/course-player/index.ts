export { ConnectedCoursePlayer, type ConnectedCoursePlayerProps } from './ConnectedCoursePlayer.tsx';
export { CoursePlayer } from './CoursePlayer.tsx';
export type { EndWays } from './end/CourseEnd.tsx';
export type { FinishedProps } from './end/Finished.tsx';
export type { GivenFeedback } from './end/use-feedback.ts';
export { PlayerOutline, type PlayerOutlineProps } from './PlayerOutline.tsx';
export type { CoursePlayerProps, CourseProblem, PlayedCourse, PlayedItem } from './player-props.ts';
export type { MarkedItem } from './use-marking.ts';
