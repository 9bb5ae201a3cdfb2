import { ConnectedCourseCard as Card } from '../learning/course/ConnectedCourseCard.tsx';
import { asWidget } from './as-widget.tsx';

export type { ConnectedCourseCardProps } from '../learning/course/ConnectedCourseCard.tsx';
export const ConnectedCourseCard = asWidget(Card);
