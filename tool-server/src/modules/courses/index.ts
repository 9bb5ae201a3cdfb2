export { toCourseRoutes } from './courses.routes.ts';
export { type CourseService, createCourseService } from './courses.service.ts';
