import { COURSE_PAGE_SIZE } from '@drawbridge/contracts';
import { type CourseCard, filterCourses } from '@drawbridge/contracts/learning';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { SafeStorage } from '../../storage.ts';
import type { ApiClient } from '../../transport/client.ts';
import type { Loadable } from '../base/loadable.ts';
import { createPagedList, type PagedItems } from '../base/paged-list.ts';
import {
  type CourseFilterState,
  type CourseType,
  isFilteringCourses,
  NO_COURSE_FILTER,
  toFilterKey,
  toFilterPayload,
} from './course-list/course-filter.ts';
import { createCourseListCache } from './course-list/course-list-cache.ts';

/** The courses of one type, loaded page by page. @see CAT-2 */
export interface CourseListStore {
  /** The loaded pages of the latest filter. */
  list: ReadonlySignal<Loadable<PagedItems<CourseCard>>>;
  /** The filter of the shown list. Returning to the page restores it, with every page it had loaded. */
  filter: ReadonlySignal<CourseFilterState>;
  /**
   * Shows the matches of this filter. If it is the current filter, its pages are refreshed and stay visible until then.
   * A late answer to an earlier filter is dropped.
   * @see CAT-10
   */
  load(filter: CourseFilterState): Promise<void>;
  /** Appends the next page. Simultaneous calls append it once. @see CAT-6 */
  loadMore(): Promise<unknown>;
}

export function createCourseListStore(
  deps: { client: ApiClient; tabStorage: SafeStorage; logError?: LogError | undefined },
  type: CourseType,
): CourseListStore {
  const { client, tabStorage, logError } = deps;
  const cache = createCourseListCache(tabStorage, type);
  const filter = signal<CourseFilterState>(NO_COURSE_FILTER);
  const courses = createPagedList<CourseCard, CourseFilterState>({
    what: 'the list of courses',
    logError,
    toKey: ({ _key }) => _key,
    async fetchPage({ query, page }, options) {
      const { items } = await client.call(
        filterCourses,
        { ...toFilterPayload(type, query), page, per_page: COURSE_PAGE_SIZE },
        options,
      );
      // A page that is not full is the last. @see CAT-5
      return { items, next: items.length === COURSE_PAGE_SIZE ? page + 1 : undefined, rest: undefined };
    },
  });
  const countPages = () => {
    const shown = courses.list.peek();
    return shown.state === 'ready' ? shown.value.pages : 0;
  };

  return {
    list: courses.list,
    filter,
    async load(asked) {
      const isSame = toFilterKey(type, asked) === toFilterKey(type, filter.peek()) && countPages() > 0;
      filter.value = asked;
      const known = isSame || isFilteringCourses(asked) ? undefined : cache.read();
      if (known) courses.showKnown(known, undefined);
      const found = await courses.load(asked, {
        isFresh: !isSame && !known,
        pages: isSame ? countPages() : 1,
      });
      if (found && !isFilteringCourses(asked)) cache.write(found.items.slice(0, COURSE_PAGE_SIZE));
    },
    loadMore: courses.loadMore,
  };
}
