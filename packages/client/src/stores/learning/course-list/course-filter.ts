import {
  type COURSE_TYPES,
  type InputOf,
  PROFICIENCIES,
  type Proficiency,
  type ROLES,
} from '@drawbridge/contracts';
import type { filterCourses } from '@drawbridge/contracts/learning';

export type CourseType = (typeof COURSE_TYPES)[number];
export type CourseStatus = 'not_started' | 'new';
export type CareerRole = (typeof ROLES)[number];

/** Criteria for a list of courses. The spelling `carrer` is the specification's. @see CAT-7, CX-13 */
export interface CourseFilterState {
  search: string;
  learningPath: string[];
  /** As stored: `Basic` is shown as Beginner. @see CX-41 */
  proficiency: Proficiency[];
  progress: CourseStatus[];
  carrer: CareerRole[];
  tags: string[];
  isCustom: boolean;
}

export const NO_COURSE_FILTER: CourseFilterState = {
  search: '',
  learningPath: [],
  proficiency: [],
  progress: [],
  carrer: [],
  tags: [],
  isCustom: false,
};

export const COURSE_LEVELS = Object.keys(PROFICIENCIES) as Proficiency[];
/** @see CAT-3 */
export const COURSE_STATUSES: readonly CourseStatus[] = ['not_started', 'new'];

type Payload = Omit<InputOf<typeof filterCourses>, 'page' | 'per_page'>;

/** Converts the state to the input of the call, without empty criteria. @see CAT-8, CAT-9 */
export function toFilterPayload(type: CourseType, state: CourseFilterState): Payload {
  const { search, learningPath, proficiency, progress, carrer, tags, isCustom } = state;
  const words = search.trim();
  return {
    types: [type],
    ...(words && { search: words }),
    ...(learningPath.length > 0 && { learning_paths: learningPath }),
    ...(proficiency.length > 0 && { levels: proficiency }),
    ...(progress.length > 0 && { status: progress }),
    ...(carrer.length > 0 && { roles: carrer }),
    ...(tags.length > 0 && { tags }),
    ...(isCustom && { isCustom }),
  };
}

/** Equal for two states that request the same courses. */
export const toFilterKey = (type: CourseType, state: CourseFilterState) =>
  JSON.stringify(toFilterPayload(type, state));

export const isFilteringCourses = (state: CourseFilterState) =>
  toFilterKey('course', state) !== toFilterKey('course', NO_COURSE_FILTER);
