import {
  type CourseFilterState,
  type CourseType,
  NO_COURSE_FILTER,
  toFilterPayload,
} from './course-list/course-filter.ts';
import { type LabFilterState, NO_LAB_FILTER, toLabCriteria } from './course-list/lab-filter.ts';
import { createTypedList, type TypedList, type TypedListDeps } from './course-list/typed-list.ts';

/** The courses of one type with the filter of courses. @see CAT-2 */
export type CourseListStore = TypedList<CourseFilterState>;

export function createCourseListStore(deps: TypedListDeps, type: CourseType): CourseListStore {
  return createTypedList(deps, {
    type,
    what: 'the list of courses',
    noFilter: NO_COURSE_FILTER,
    toCriteria: (filter) => toFilterPayload(type, filter),
  });
}

/** The challenges or the playgrounds, with the filter of labs. @see CAT-2, LAB-7, LAB-8 */
export type PracticeListStore = TypedList<LabFilterState>;

export function createPracticeListStore(
  deps: TypedListDeps,
  type: Extract<CourseType, 'challenge' | 'playground'>,
): PracticeListStore {
  return createTypedList(deps, {
    type,
    what: `the list of ${type}s`,
    noFilter: NO_LAB_FILTER,
    toCriteria: toLabCriteria,
  });
}
