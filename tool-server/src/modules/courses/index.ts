export { toCourseRoutes } from './courses.routes.ts';
export { type CourseService, createCourseService } from './courses.service.ts';
export { STARTER_COURSE } from './starter-course.ts';
