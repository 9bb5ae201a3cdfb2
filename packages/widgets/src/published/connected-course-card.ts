import { ConnectedCourseCard as Card } from '../course/ConnectedCourseCard.tsx';
import { asWidget } from './as-widget.tsx';

export type { ConnectedCourseCardProps } from '../course/ConnectedCourseCard.tsx';
export const ConnectedCourseCard = asWidget(Card);
