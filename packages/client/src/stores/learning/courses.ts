import {
  COURSE_PAGE_SIZE,
  type InputOf,
  PROFICIENCIES,
  type Proficiency,
  SUGGESTION_PAGE_SIZE,
} from '@drawbridge/contracts';
import { type CourseCard, filterCourses, getDashboard } from '@drawbridge/contracts/learning';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError, Notify } from '../../notices.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable } from '../base/loadable.ts';
import { createOpenedCourse, type OpenedCourse } from './courses/opened-course.ts';

export type { CourseFeedback, MarkAnswer } from './courses/opened-course.ts';

export type CourseFilterInput = Omit<InputOf<typeof filterCourses>, 'page' | 'per_page'>;

/** The lists of courses that pages show beside each other, and the course that is opened. */
export interface CourseStore extends OpenedCourse {
  /** Courses that match the latest filter. */
  list: ReadonlySignal<Loadable<CourseCard[]>>;
  /** The learner's own courses. */
  enrolled: ReadonlySignal<Loadable<CourseCard[]>>;
  /** Courses that the learner has not begun. @see DASH-8 */
  suggestions: ReadonlySignal<Loadable<CourseCard[]>>;
  /** Courses that fit the learner's preferences, each with its reason. @see DASH-9 */
  recommended: ReadonlySignal<Loadable<CourseCard[]>>;
  loadList(filter: CourseFilterInput): Promise<void>;
  loadEnrolled(): Promise<void>;
  /** @see DASH-16 */
  loadSuggestions(): Promise<void>;
  /** @param filters from the profile. @see DASH-17, REC-8, PROF-18 */
  loadRecommended(filters: Readonly<Record<string, string[]>>): Promise<void>;
}

const isProficiency = (level: string): level is Proficiency => Object.hasOwn(PROFICIENCIES, level);

export function createCourseStore(deps: {
  client: ApiClient;
  notify: Notify;
  logError?: LogError | undefined;
}): CourseStore {
  const { client, notify, logError = () => undefined } = deps;
  const loadInto = createLoadInto(logError);
  const list = signal<Loadable<CourseCard[]>>(LOADING);
  const enrolled = signal<Loadable<CourseCard[]>>(LOADING);
  const suggestions = signal<Loadable<CourseCard[]>>(LOADING);
  const recommended = signal<Loadable<CourseCard[]>>(LOADING);
  let filtering: AbortController | undefined;

  return {
    ...createOpenedCourse({ client, notify, logError }),
    list,
    enrolled,
    suggestions,
    recommended,
    async loadList(filter) {
      // A late answer to an earlier filter is dropped. @see CAT-10
      filtering?.abort();
      filtering = new AbortController();
      const { signal: abort } = filtering;
      await loadInto(list, 'the list of courses', async () => {
        // Not in the background: a page with another filter waits for the result.
        const asked = { ...filter, page: 1, per_page: COURSE_PAGE_SIZE };
        return (await client.call(filterCourses, asked, { signal: abort })).items;
      });
    },
    loadEnrolled: () =>
      loadInto(
        enrolled,
        'the dashboard',
        async (options) => (await client.call(getDashboard, {}, options)).items,
      ),
    loadSuggestions: () =>
      loadInto(suggestions, 'the suggested courses', async () => {
        const asked = { types: ['course' as const], status: ['not_started' as const], page: 1 };
        return (
          await client.call(filterCourses, { ...asked, per_page: SUGGESTION_PAGE_SIZE }, { background: true })
        ).items;
      }),
    loadRecommended: ({ roles, levels, tags }) =>
      loadInto(recommended, 'the recommended courses', async () => {
        const wishes = { roles, levels: levels?.filter(isProficiency), tags };
        return (
          await client.call(
            filterCourses,
            { types: ['course'], recommend: true, ...wishes, page: 1, per_page: COURSE_PAGE_SIZE },
            { background: true },
          )
        ).items;
      }),
  };
}
