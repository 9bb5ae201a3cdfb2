import type { CourseStore } from '@drawbridge/client/stores/learning/courses';
import { paths } from '../../../router/paths.ts';

/** The address of an item of the course that is open: its kind is part of it. */
export function toItemPath(
  courses: CourseStore,
  courseId: string,
  subjectId: string,
  itemId: string,
): string {
  const shown = courses.course.peek();
  const items = shown.state === 'ready' ? shown.value.items.flatMap(({ items }) => items) : [];
  const kind = items.find(({ _key }) => _key === itemId)?.object_type ?? 'media';
  return paths.item(kind, courseId, subjectId, itemId);
}
