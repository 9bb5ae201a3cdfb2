import {
  ConnectedCoursePlayer as ConnectedPlayer,
  PlayerOutline as Outline,
  CoursePlayer as Player,
} from '../learning/course-player/index.ts';
import { asWidget } from './as-widget.tsx';

export type {
  ConnectedCoursePlayerProps,
  CoursePlayerProps,
  CourseProblem,
  EndWays,
  FinishedProps,
  GivenFeedback,
  MarkedItem,
  PlayedCourse,
  PlayedItem,
  PlayerOutlineProps,
} from '../learning/course-player/index.ts';
export const ConnectedCoursePlayer = asWidget(ConnectedPlayer);
export const CoursePlayer = asWidget(Player);
export const PlayerOutline = asWidget(Outline);
