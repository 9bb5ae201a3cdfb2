import { COURSE_PAGE_SIZE, type CourseCard, filterCourses } from '@drawbridge/contracts';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { SafeStorage } from '../../storage.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { LOADING, type Loadable, ready, type ShownProblem } from '../base/loadable.ts';
import {
  type CourseFilterState,
  type CourseType,
  isFilteringCourses,
  NO_COURSE_FILTER,
  toFilterKey,
  toFilterPayload,
} from './course-list/course-filter.ts';
import { createCourseListCache } from './course-list/course-list-cache.ts';

/** The state of the next page. */
export type MoreState =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'problem'; problem: ShownProblem };

/** The courses of one type, a page at a time. @see CAT-2 */
export interface CourseListStore {
  /** The pages of the latest filter that are here. */
  list: ReadonlySignal<Loadable<CourseCard[]>>;
  pagesLoaded: ReadonlySignal<number>;
  /** A page was shorter than a full one: there is no next. @see CAT-5 */
  allLoaded: ReadonlySignal<boolean>;
  more: ReadonlySignal<MoreState>;
  /** The filter of the list that is shown: a page that comes back finds it, with every page it had. */
  filter: ReadonlySignal<CourseFilterState>;
  /**
   * Shows what this filter finds. With the filter that is shown already, the pages are refreshed and stay meanwhile.
   * A late answer to an earlier filter is dropped. @see CAT-10
   */
  load(filter: CourseFilterState): Promise<void>;
  /** Appends the next page; asked again while it comes, it comes once. @see CAT-6 */
  loadMore(): Promise<void>;
}

const IDLE: MoreState = { state: 'idle' };

/** Each course once, in the place where it came first: a list that grew meanwhile moves courses to the next page. */
function withoutRepeats(cards: readonly CourseCard[]): CourseCard[] {
  const known = new Set<string>();
  return cards.filter(({ _key }) => !known.has(_key) && known.add(_key));
}

export function createCourseListStore(
  deps: { client: ApiClient; tabStorage: SafeStorage; logError?: LogError | undefined },
  type: CourseType,
): CourseListStore {
  const { client, tabStorage, logError = () => undefined } = deps;
  const cache = createCourseListCache(tabStorage, type);
  const list = signal<Loadable<CourseCard[]>>(LOADING);
  const pagesLoaded = signal(0);
  const allLoaded = signal(false);
  const more = signal<MoreState>(IDLE);
  const filter = signal<CourseFilterState>(NO_COURSE_FILTER);
  let asking = new AbortController();

  const readPage = async (
    asked: CourseFilterState,
    page: number,
    { signal: abort }: AbortController,
    background: boolean,
  ) =>
    (
      await client.call(
        filterCourses,
        { ...toFilterPayload(type, asked), page, per_page: COURSE_PAGE_SIZE },
        { signal: abort, background },
      )
    ).items;

  /** Reads the first pages, at most as many as are shown now. */
  async function readAgain(asked: CourseFilterState, count: number, mine: AbortController): Promise<void> {
    const isShown = list.peek().state === 'ready';
    const pages: CourseCard[][] = [];
    do pages.push(await readPage(asked, pages.length + 1, mine, isShown));
    while (pages.length < count && pages.at(-1)?.length === COURSE_PAGE_SIZE);
    if (mine.signal.aborted) return;
    list.value = ready(withoutRepeats(pages.flat()));
    pagesLoaded.value = pages.length;
    allLoaded.value = (pages.at(-1)?.length ?? 0) < COURSE_PAGE_SIZE;
    more.value = IDLE;
    if (!isFilteringCourses(asked)) cache.write(pages[0] ?? []);
  }

  return {
    list,
    pagesLoaded,
    allLoaded,
    more,
    filter,

    async load(asked) {
      asking.abort();
      asking = new AbortController();
      const mine = asking;
      const isSame = toFilterKey(type, asked) === toFilterKey(type, filter.peek()) && pagesLoaded.peek() > 0;
      filter.value = asked;
      if (!isSame) {
        const known = isFilteringCourses(asked) ? undefined : cache.read();
        list.value = known ? ready(known) : LOADING;
        pagesLoaded.value = 0;
        allLoaded.value = false;
      }
      more.value = IDLE;
      try {
        await readAgain(asked, Math.max(1, pagesLoaded.peek()), mine);
      } catch (error) {
        const problem = asApiProblem(error);
        if (mine.signal.aborted || problem.code === 'canceled') return;
        logError('the list of courses could not be loaded', problem);
        // What is shown stays. @see ERR-24
        if (list.peek().state !== 'ready') list.value = { state: 'problem', problem };
      }
    },

    async loadMore() {
      const shown = list.peek();
      const count = pagesLoaded.peek();
      if (shown.state !== 'ready' || count === 0 || allLoaded.peek() || more.peek().state === 'loading')
        return;
      more.value = { state: 'loading' };
      const mine = asking;
      try {
        const page = await readPage(filter.peek(), count + 1, mine, true);
        if (mine.signal.aborted) return;
        list.value = ready(withoutRepeats([...shown.value, ...page]));
        pagesLoaded.value = count + 1;
        allLoaded.value = page.length < COURSE_PAGE_SIZE;
        more.value = IDLE;
      } catch (error) {
        if (mine.signal.aborted) return;
        const problem = asApiProblem(error);
        logError('the next page of courses could not be loaded', problem);
        more.value = { state: 'problem', problem };
      }
    },
  };
}
