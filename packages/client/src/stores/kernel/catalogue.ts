import { asId } from '@drawbridge/contracts';
import { type CourseCard, type CourseDetail, filterCourses, getCourse } from '@drawbridge/contracts/learning';
import { type LabCard, listLabs } from '@drawbridge/contracts/practice';
import { isClosed } from '@drawbridge/contracts/rules';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable } from '../base/loadable.ts';

/** What the learner can open or has begun, by name. */
export interface Catalogue {
  labs: LabCard[];
  courses: CourseCard[];
  /** The open courses that the learner is enrolled in, with their lessons; lessons of other courses are locked. */
  enrolled: CourseDetail[];
}

export interface CatalogueStore {
  catalogue: ReadonlySignal<Loadable<Catalogue>>;
  /** Fetches it in the background; what is shown stays if a later fetch fails. @see ERR-24 */
  load(): Promise<void>;
}

/** Maximum size of one page of courses. */
const COURSES = 100;
/** Lessons are fetched course by course, courses in progress first. */
const COURSES_WITH_LESSONS = 12;
const QUIETLY = { background: true } as const;

const toRank = ({ is_completed }: CourseCard) => (is_completed ? 1 : 0);

export function createCatalogueStore(deps: {
  client: ApiClient;
  logError?: LogError | undefined;
}): CatalogueStore {
  const { client } = deps;
  const loadInto = createLoadInto(deps.logError);
  const catalogue = signal<Loadable<Catalogue>>(LOADING);

  async function read(): Promise<Catalogue> {
    const [labs, found] = await Promise.all([
      client.call(listLabs, {}, QUIETLY),
      client.call(filterCourses, { types: ['course'], page: 1, per_page: COURSES }, QUIETLY),
    ]);
    const courses = found.items.filter(({ disabled }) => !disabled);
    const own = courses
      .filter((course) => course.is_enrolled && !isClosed(course))
      .sort((left, right) => toRank(left) - toRank(right))
      .slice(0, COURSES_WITH_LESSONS);
    const enrolled = await Promise.all(
      own.map(async ({ _key }) => (await client.call(getCourse, { event_id: asId(_key) }, QUIETLY)).course),
    );
    return { labs: labs.items, courses, enrolled };
  }

  return {
    catalogue,
    async load() {
      if (catalogue.peek().state === 'problem') catalogue.value = LOADING;
      await loadInto(catalogue, 'the catalogue', read);
    },
  };
}
