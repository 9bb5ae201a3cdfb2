import type { CatalogueCourse } from './fetch-catalogue.ts';

/** Fields of a card for an anonymous visitor. */
export const toShownCourse = (course: CatalogueCourse) => ({
  ...course,
  is_enrolled: false,
  is_completed: false,
  progress: 0,
  disabled: false,
});
