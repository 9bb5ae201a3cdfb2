import type { Course } from '../model.ts';
import { FIRST_COURSE } from '../sample-data.ts';

/** A page of a course. The first course has the short addresses. */
export const toCoursePath = (
  { key }: Pick<Course, 'key'>,
  page: '' | 'gradebook' | 'people' | 'add' = '',
): string => {
  const isShort = key === FIRST_COURSE && page !== 'add';
  if (isShort) return `/${page}`;
  return page === '' ? `/courses/${key}` : `/courses/${key}/${page}`;
};
