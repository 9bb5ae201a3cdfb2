import { CourseCard as Card } from '../course/CourseCard.tsx';
import { asWidget } from './as-widget.tsx';

export type { CardCourse, CourseCardProps } from '../course/CourseCard.tsx';
export const CourseCard = asWidget(Card);
