import { SUGGESTION_PAGE_SIZE } from '@drawbridge/contracts';
import { type CourseCard, filterCourses, getJourney, listJourneys } from '@drawbridge/contracts/learning';
import { findNextCourse } from '@drawbridge/contracts/rules';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable } from '../base/loadable.ts';

export interface NextCourse {
  course: Pick<CourseCard, '_key' | 'event_name'>;
  /** Title of the journey that both courses are in. */
  journey?: string;
}

export interface NextCourseStore {
  /** Undefined once it is known that no open course is left. */
  next: ReadonlySignal<Loadable<NextCourse | undefined>>;
  load(): Promise<void>;
}

/** The page shows what was achieved, and waits for nothing. */
const BACKGROUND = { background: true };

/** The course to take after one: the next of its journey, otherwise one that is not begun. @see PLAYER-40, NAV-23 */
export function createNextCourseStore(deps: {
  client: ApiClient;
  courseId: string;
  logError?: LogError | undefined;
}): NextCourseStore {
  const { client, courseId } = deps;
  const loadInto = createLoadInto(deps.logError);
  const next = signal<Loadable<NextCourse | undefined>>(LOADING);

  async function findInJourneys(): Promise<NextCourse | undefined> {
    const { items } = await client.call(listJourneys, {}, BACKGROUND);
    const shared = items
      .filter(({ is_completed, courses }) => !is_completed && courses.some(({ id }) => id === courseId))
      .toSorted((one, other) => other.progress - one.progress);
    for (const { id, title } of shared) {
      const journey = await client.call(getJourney, { journey_id: id }, BACKGROUND);
      const course = findNextCourse(journey.courses, courseId);
      if (course) return { course, journey: title };
    }
    return undefined;
  }

  async function findSuggested(): Promise<NextCourse | undefined> {
    const { items } = await client.call(
      filterCourses,
      { types: ['course'], status: ['not_started'], page: 1, per_page: SUGGESTION_PAGE_SIZE },
      BACKGROUND,
    );
    const course = findNextCourse(items, courseId);
    return course && { course };
  }

  return {
    next,
    load: () =>
      loadInto(next, 'the next course', async () => (await findInJourneys()) ?? (await findSuggested())),
  };
}
