import type { ReadonlySignal } from '@preact/signals-react';
import { type ApiProblem, asApiProblem } from '../../transport/api-problem.ts';
import type { CallOptions } from '../../transport/client.ts';
import { createLatest, type LatestDeps } from './latest.ts';
import { type Loadable, ready } from './loadable.ts';

/** One page of a list, as a call answers it. */
export interface Page<Item, Rest, Cursor> {
  items: readonly Item[];
  /** Where the next page begins; undefined after the last, and where the total says it. */
  next?: Cursor | undefined;
  /** Items on all pages: while fewer are here, the page of the next number follows. */
  total?: number | undefined;
  /** What else the answer says of the list. */
  rest: Rest;
}

/** The first page of a query, or the one after those that are here. */
export interface PageRequest<Query, Cursor> {
  query: Query;
  /** From 1. */
  page: number;
  /** Undefined for the first page. */
  cursor: Cursor | undefined;
}

/** What is loaded of a list, page after page. */
export interface PagedItems<Item, Rest = undefined> {
  items: readonly Item[];
  /** How many pages are here; 0 for items that are known from an earlier visit. */
  pages: number;
  hasMore: boolean;
  /** Items on all pages, where the server says it. */
  total: number | undefined;
  isLoadingMore: boolean;
  /** Why the last try to get more failed: it is not repeated unasked. */
  moreProblem: ApiProblem | undefined;
  /** What else the latest page says of the list. */
  rest: Rest;
}

/** A list that is fetched a page at a time, each added to those before. */
export interface PagedList<Item, Query = undefined, Rest = undefined> {
  list: ReadonlySignal<Loadable<PagedItems<Item, Rest>>>;
  /** The first page is on its way again, or for another query; what was loaded before is still shown. */
  isReloading: ReadonlySignal<boolean>;
  /**
   * Fetches the first page of a query, or so many `pages`, and gives what is shown then; undefined when that failed or
   * another request was made meanwhile. `isFresh`: what is shown goes first.
   */
  load(
    query: Query,
    options?: { isFresh?: boolean; pages?: number },
  ): Promise<PagedItems<Item, Rest> | undefined>;
  /** Adds the next page. Gives the problem when that fails; what is shown stays. */
  loadMore(): Promise<ApiProblem | undefined>;
  /** Changes the items that are shown, for what became known in another way. */
  change(change: (items: readonly Item[]) => readonly Item[]): void;
  /** Shows items until the first page is here, such as those of an earlier visit. */
  showKnown(items: readonly Item[], rest: Rest): void;
}

export interface PagedListDeps<Item, Query, Rest, Cursor>
  extends Pick<LatestDeps<Query, unknown>, 'what' | 'whenFails' | 'logError'> {
  fetchPage(asked: PageRequest<Query, Cursor>, options: CallOptions): Promise<Page<Item, Rest, Cursor>>;
  /** The same for an item in whichever page it arrives: something new moves the others to the next page. */
  toKey: (item: Item) => string;
}

const toStart = <Item, Rest>(items: readonly Item[], rest: Rest): PagedItems<Item, Rest> => ({
  items,
  pages: 0,
  hasMore: false,
  total: undefined,
  isLoadingMore: false,
  moreProblem: undefined,
  rest,
});

export function createPagedList<Item, Query = undefined, Rest = undefined, Cursor = number>(
  deps: PagedListDeps<Item, Query, Rest, Cursor>,
): PagedList<Item, Query, Rest> {
  const { fetchPage, toKey, what, whenFails, logError = () => undefined } = deps;
  /** The page after those that are shown. */
  let following: PageRequest<Query, Cursor> | undefined;
  /** How many pages the next reload fetches. */
  let wantedPages = 1;
  let reload: Promise<unknown> | undefined;

  function withoutRepeats(before: readonly Item[], found: readonly Item[]): Item[] {
    const known = new Set(before.map(toKey));
    return [...before, ...found.filter((item) => !known.has(toKey(item)) && known.add(toKey(item)))];
  }

  function append(
    before: readonly Item[],
    { page }: PageRequest<Query, Cursor>,
    { items: found, next, total, rest }: Page<Item, Rest, Cursor>,
  ): PagedItems<Item, Rest> {
    const items = withoutRepeats(before, found);
    const start = { ...toStart(items, rest), pages: page };
    if (total === undefined) return { ...start, hasMore: next !== undefined };
    // Behind the last page nothing follows, although what is new since the first page is counted and not here.
    if (found.length === 0) return { ...start, total: items.length };
    return { ...start, total, hasMore: items.length < total };
  }

  const latest = createLatest<Query, PagedItems<Item, Rest>>({
    what,
    whenFails,
    logError,
    async read(query, options) {
      const request = latest.request();
      let asked: PageRequest<Query, Cursor> = { query, page: 1, cursor: undefined };
      let shown: PagedItems<Item, Rest> | undefined;
      do {
        const found = await fetchPage(asked, options);
        shown = append(shown?.items ?? [], asked, found);
        asked = { query, page: asked.page + 1, cursor: found.next };
      } while (shown.hasMore && shown.pages < wantedPages);
      if (!request.aborted) following = asked;
      return shown;
    },
  });
  const { shown, isReloading } = latest;

  function update(change: Partial<PagedItems<Item, Rest>>): void {
    const before = shown.peek();
    if (before.state === 'ready') shown.value = ready({ ...before.value, ...change });
  }

  return {
    list: shown,
    isReloading,
    load(query, { isFresh = false, pages = 1 } = {}) {
      wantedPages = pages;
      // A next page that is on its way belongs to the list before.
      update({ isLoadingMore: false });
      const loading = latest.load(query, { isFresh });
      reload = loading;
      return loading;
    },
    async loadMore() {
      // Asked for while the first page is on its way again: the next page is that of the new list.
      while (isReloading.peek()) await reload;
      const before = shown.peek();
      if (!following || before.state !== 'ready') return undefined;
      if (!before.value.hasMore || before.value.isLoadingMore) return undefined;
      const request = latest.request();
      const asked = following;
      update({ isLoadingMore: true, moreProblem: undefined });
      try {
        const found = await fetchPage(asked, { background: true, signal: request });
        if (request.aborted) return undefined;
        following = { query: asked.query, page: asked.page + 1, cursor: found.next };
        // What was changed while the page was on its way stays changed.
        const now = shown.peek();
        shown.value = ready(append(now.state === 'ready' ? now.value.items : [], asked, found));
        return undefined;
      } catch (error) {
        if (request.aborted) return undefined;
        const problem = asApiProblem(error);
        update({ isLoadingMore: false, moreProblem: problem });
        logError(`more of ${what} could not be loaded`, problem);
        return problem;
      }
    },
    change(change) {
      const before = shown.peek();
      if (before.state === 'ready') update({ items: change(before.value.items) });
    },
    showKnown(items, rest) {
      shown.value = ready(toStart(items, rest));
    },
  };
}
