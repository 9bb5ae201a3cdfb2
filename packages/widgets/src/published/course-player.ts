import { PlayerOutline as Outline, CoursePlayer as Player } from '../course-player/index.ts';
import { asWidget } from './as-widget.tsx';

export type { CoursePlayerProps, PlayerOutlineProps } from '../course-player/index.ts';
export const CoursePlayer = asWidget(Player);
export const PlayerOutline = asWidget(Outline);
