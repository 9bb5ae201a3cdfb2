import { COURSE_PAGE_SIZE, type InputOf } from '@drawbridge/contracts';
import {
  type FilterChoice,
  type filterCourses,
  filterCoursesInDetail,
  type ListedCourse,
} from '@drawbridge/contracts/learning';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../../notices.ts';
import type { SafeStorage } from '../../../storage.ts';
import type { ApiClient } from '../../../transport/client.ts';
import type { Loadable } from '../../base/loadable.ts';
import { createPagedList, type PagedItems, type PagedList } from '../../base/paged-list.ts';
import type { CourseType } from './course-filter.ts';
import { createCourseListCache, type ListFacts } from './course-list-cache.ts';

/** The loaded pages of a list: how many, and whether there are more. @see CAT-2 */
export type CoursePages = PagedItems<ListedCourse, ListFacts>;

/** The courses of one type, loaded page by page. @see CAT-1, CAT-2 */
export interface TypedList<Filter> extends Pick<PagedList<ListedCourse>, 'loadMore' | 'change'> {
  list: ReadonlySignal<Loadable<CoursePages>>;
  /** The filter that was asked for last. Returning to the page restores it, with every page it had loaded. */
  filter: ReadonlySignal<Filter>;
  /**
   * Shows the matches of this filter. If it is the current filter, its pages are refreshed and stay visible until then.
   * A late answer to an earlier filter is dropped.
   * @see CAT-10
   */
  load(filter: Filter): Promise<void>;
}

export interface TypedListDeps {
  client: ApiClient;
  tabStorage: SafeStorage;
  logError?: LogError | undefined;
}

type Criteria = Omit<InputOf<typeof filterCourses>, 'page' | 'per_page' | 'types' | 'details'>;

export interface TypedListOptions<Filter> {
  type: CourseType;
  /** Name in the log. */
  what: string;
  noFilter: Filter;
  /** Converts a filter to the input of the call, without empty criteria. @see CAT-8, CAT-9 */
  toCriteria(filter: Filter): Criteria;
}

export function createTypedList<Filter>(
  { client, tabStorage, logError }: TypedListDeps,
  { type, what, noFilter, toCriteria }: TypedListOptions<Filter>,
): TypedList<Filter> {
  const cache = createCourseListCache(tabStorage, type);
  const filter = signal(noFilter);
  const toKey = (asked: Filter) => JSON.stringify(toCriteria(asked));
  /** Identifies the filter of the shown pages. */
  let shownKey: string | undefined;
  let choices: readonly FilterChoice[] = [];

  const pages = createPagedList<ListedCourse, Filter, ListFacts>({
    what,
    logError,
    toKey: ({ _key }) => _key,
    async fetchPage({ query, page }, options) {
      const { items, now, ...facts } = await client.call(
        filterCoursesInDetail,
        {
          types: [type],
          ...toCriteria(query),
          // The card of a course shows no more than a card has.
          ...(type !== 'course' && { details: true }),
          page,
          per_page: COURSE_PAGE_SIZE,
        },
        options,
      );
      // Only the first page tells them.
      choices = facts.choices ?? choices;
      return {
        items,
        // A page that is not full is the last. @see CAT-5
        next: items.length === COURSE_PAGE_SIZE ? page + 1 : undefined,
        rest: { choices, nowMs: now === undefined ? undefined : Date.parse(now) },
      };
    },
  });
  const countPages = () => {
    const shown = pages.list.peek();
    return shown.state === 'ready' ? shown.value.pages : 0;
  };

  const isKept = () => {
    const shown = pages.list.peek();
    return shown.state === 'ready' && shown.reloadProblem !== undefined;
  };
  const noFilterKey = toKey(noFilter);
  const remember = ({ items, rest }: Pick<CoursePages, 'items' | 'rest'>) =>
    cache.write({ items: items.slice(0, COURSE_PAGE_SIZE), facts: rest });
  /** The shown pages are those of the filter that was asked for last. */
  function settle(found: CoursePages): void {
    shownKey = toKey(filter.peek());
    if (shownKey === noFilterKey) remember(found);
  }

  return {
    list: pages.list,
    filter,
    async load(asked) {
      const key = toKey(asked);
      const isSame = key === shownKey && countPages() > 0;
      const isFiltering = key !== noFilterKey;
      filter.value = asked;
      const known = isSame || isFiltering ? undefined : cache.read();
      if (known) {
        pages.showKnown(known.items, known.facts);
        shownKey = noFilterKey;
      }
      const found = await pages.load(asked, {
        isFresh: !isSame && !known,
        pages: isSame ? countPages() : 1,
      });
      if (found) settle(found);
    },
    async loadMore() {
      const wasKept = isKept();
      const problem = await pages.loadMore();
      const now = pages.list.peek();
      // The filter that had failed was loaded.
      if (wasKept && now.state === 'ready' && !now.reloadProblem) settle(now.value);
      return problem;
    },
    change(change) {
      pages.change(change);
      const now = pages.list.peek();
      if (now.state === 'ready' && shownKey === noFilterKey) remember(now.value);
    },
  };
}
