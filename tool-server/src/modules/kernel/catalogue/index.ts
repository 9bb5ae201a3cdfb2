export {
  findCourse,
  findCourseTitle,
  findItem,
  isTheirs,
  isVisible,
  type OpenedItem,
  readSubjects,
  type StoredCourse,
  type StoredItem,
  type StoredSubject,
} from './catalogue.store.ts';
export type { CourseSource } from './course-source.ts';
export { toLabLanguage, toTechnologies } from './lab-words.ts';
export { toSearchQuery } from './search.ts';
export { syncContent } from './sync-content.ts';
export { countTags, writeCourse } from './write-courses.ts';
