export { CoursePlayer, type CoursePlayerProps } from './CoursePlayer.tsx';
export { PlayerOutline, type PlayerOutlineProps } from './PlayerOutline.tsx';
