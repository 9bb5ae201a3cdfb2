import type { CatalogueCourse } from './fetch-catalogue.ts';

/** What a card shows where the learner is not known. */
export const toShownCourse = (course: CatalogueCourse) => ({
  ...course,
  is_enrolled: false,
  is_completed: false,
  progress: 0,
  disabled: false,
});
