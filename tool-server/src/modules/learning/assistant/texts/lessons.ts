import type { Catalogue, Quiz } from '@drawbridge/content';
import type { CourseId, ItemId } from '@drawbridge/contracts';

/** An article of a course, as far as the assistant reads it. */
export interface Lesson {
  courseId: CourseId;
  courseTitle: string;
  subjectId: string;
  subjectTitle: string;
  itemId: ItemId;
  itemTitle: string;
  /** Safe HTML; its headings have ids. */
  html: string;
  /** Place in the course, from 0. */
  order: number;
}

/** All that the assistant needs of the catalogue. */
export interface CourseTexts {
  listLessons(): Lesson[];
  /** The questions of a course's own quizzes. */
  listQuizzes(courseId: CourseId): Quiz[];
  hasCourse(courseId: CourseId): boolean;
  /** The kind and title of an item; undefined where the course has none of that id. */
  findItem(courseId: CourseId, itemId: ItemId): { kind: string; title: string } | undefined;
}

export function createCourseTexts({ courses, quizzes }: Catalogue): CourseTexts {
  const listItems = (courseId: CourseId) =>
    courses
      .filter(({ id }) => id === courseId)
      .flatMap(({ subjects }) => subjects.flatMap(({ items }) => items));

  return {
    listLessons: () =>
      courses.flatMap(({ id, title, subjects }) =>
        subjects
          .toSorted((one, other) => one.order - other.order)
          .flatMap(({ key, title: subjectTitle, items }) =>
            items
              .toSorted((one, other) => one.order - other.order)
              .flatMap((item) =>
                item.object_type === 'media' ? [{ subjectId: key, subjectTitle, item }] : [],
              ),
          )
          .map(({ subjectId, subjectTitle, item }, order) => ({
            courseId: id,
            courseTitle: title,
            subjectId,
            subjectTitle,
            itemId: item.key,
            itemTitle: item.title,
            html: item.html,
            order,
          })),
      ),
    listQuizzes(courseId) {
      const ids = new Set(
        listItems(courseId).flatMap((item) => (item.object_type === 'quiz' ? [item.quiz_id] : [])),
      );
      return quizzes.filter(({ id }) => ids.has(id));
    },
    hasCourse: (courseId) => courses.some(({ id }) => id === courseId),
    findItem(courseId, itemId) {
      const item = listItems(courseId).find(({ key }) => key === itemId);
      return item && { kind: item.object_type, title: item.title };
    },
  };
}
