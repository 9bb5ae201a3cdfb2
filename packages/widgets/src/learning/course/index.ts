export { ConnectedCourseCard, type ConnectedCourseCardProps } from './ConnectedCourseCard.tsx';
export { type CardCourse, CourseCard, type CourseCardProps, toTooltipText } from './CourseCard.tsx';
export { CourseGrid, type CourseGridProps } from './CourseGrid.tsx';
export { CourseInfo, type CourseInfoProps } from './CourseInfo.tsx';
export { CourseIntro, type CourseIntroProps } from './CourseIntro.tsx';
export { toCourseVerb } from './course-verb.ts';
export { FeaturedCourses, type FeaturedCoursesProps } from './FeaturedCourses.tsx';
export { ITEM_KINDS } from './item-kinds.ts';
export { toReasonText } from './recommendation-reason.ts';
