export { createLiveCourses } from './live-courses.module.ts';
export { readSessions } from './to-live-event.ts';
