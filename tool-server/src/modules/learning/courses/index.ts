export { createCourses } from './courses.module.ts';
export type { CourseDeps, CourseService } from './courses.service.ts';
export { findExplaining } from './explaining-lesson.store.ts';
export { STARTER_COURSE } from './starter-course.ts';
