import { CourseCard as Card } from '../learning/course/CourseCard.tsx';
import { asWidget } from './as-widget.tsx';

export type { CardCourse, CourseCardProps } from '../learning/course/CourseCard.tsx';
export const CourseCard = asWidget(Card);
