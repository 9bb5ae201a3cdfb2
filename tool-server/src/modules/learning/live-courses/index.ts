export { createLiveCourses } from './live-courses.module.ts';
