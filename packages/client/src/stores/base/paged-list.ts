import type { ReadonlySignal } from '@preact/signals-react';
import { type ApiProblem, asApiProblem } from '../../transport/api-problem.ts';
import type { CallOptions } from '../../transport/client.ts';
import { createLatest, type LatestDeps } from './latest.ts';
import { type Loadable, ready } from './loadable.ts';

/** One page of a list, as a call returns it. */
export interface Page<Item, Rest, Cursor> {
  items: readonly Item[];
  /** Start of the next page; undefined after the last page, or when `total` tells. */
  next?: Cursor | undefined;
  /** Number of items on all pages. While fewer are loaded, the next page number is requested. */
  total?: number | undefined;
  /** Other data about the list in the answer. */
  rest: Rest;
}

/** Request for the first page of a query, or for the page after the loaded ones. */
export interface PageRequest<Query, Cursor> {
  query: Query;
  /** Counted from 1. */
  page: number;
  /** Undefined for the first page. */
  cursor: Cursor | undefined;
}

/** The loaded part of a list. */
export interface PagedItems<Item, Rest = undefined> {
  items: readonly Item[];
  /** Number of loaded pages; 0 for items known from an earlier visit. */
  pages: number;
  hasMore: boolean;
  /** Number of items on all pages, if the server says so. */
  total: number | undefined;
  isLoadingMore: boolean;
  /** Why the last attempt to load more failed. It is retried when it is requested again. */
  moreProblem: ApiProblem | undefined;
  /** Other data about the list from the latest page. */
  rest: Rest;
}

/** A list that is fetched page by page; each page is appended to the previous ones. */
export interface PagedList<Item, Query = undefined, Rest = undefined> {
  list: ReadonlySignal<Loadable<PagedItems<Item, Rest>>>;
  /**
   * True while the first page is being reloaded or loaded for another query, and the previous items are still shown.
   */
  isReloading: ReadonlySignal<boolean>;
  /**
   * Fetches the first page of a query, or the first `pages`, and returns what is then shown; undefined if that failed
   * or another request was made since. `isFresh`: what is shown is hidden meanwhile.
   */
  load(
    query: Query,
    options?: { isFresh?: boolean; pages?: number },
  ): Promise<PagedItems<Item, Rest> | undefined>;
  /**
   * Appends the next page. If the shown items are those of an earlier query, because the latest one failed, that one is
   * loaded again instead. Returns the problem if it fails; what is shown stays.
   * @see ERR-24
   */
  loadMore(): Promise<ApiProblem | undefined>;
  /** Changes the shown items, for facts that became known in another way. */
  change(change: (items: readonly Item[]) => readonly Item[]): void;
  /** Shows items until the first page arrives, such as those of an earlier visit. */
  showKnown(items: readonly Item[], rest: Rest): void;
}

export interface PagedListDeps<Item, Query, Rest, Cursor>
  extends Pick<LatestDeps<Query, unknown>, 'what' | 'logError'> {
  fetchPage(asked: PageRequest<Query, Cursor>, options: CallOptions): Promise<Page<Item, Rest, Cursor>>;
  /** Identifies an item in whichever page it arrives: a new item shifts the others to later pages. */
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
  const { fetchPage, toKey, what, logError = () => undefined } = deps;
  /** The page after those that are shown. */
  let following: PageRequest<Query, Cursor> | undefined;
  /** Number of pages that the next reload fetches. */
  let wantedPages = 1;
  let reload: Promise<unknown> | undefined;
  let latestQuery: { query: Query } | undefined;

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
    // Nothing follows an empty page, even if items added since the first page count toward the total.
    if (found.length === 0) return { ...start, total: items.length };
    return { ...start, total, hasMore: items.length < total };
  }

  const latest = createLatest<Query, PagedItems<Item, Rest>>({
    what,
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
    if (before.state === 'ready') shown.value = { ...before, value: { ...before.value, ...change } };
  }

  function start(query: Query, isFresh: boolean): Promise<PagedItems<Item, Rest> | undefined> {
    latestQuery = { query };
    const loading = latest.load(query, { isFresh });
    reload = loading;
    return loading;
  }

  function toReloadProblem(): ApiProblem | undefined {
    const now = shown.peek();
    return now.state === 'ready' ? now.reloadProblem : undefined;
  }

  return {
    list: shown,
    isReloading,
    load(query, { isFresh = false, pages = 1 } = {}) {
      wantedPages = pages;
      // A next page in progress belongs to the previous list.
      update({ isLoadingMore: false });
      return start(query, isFresh);
    },
    async loadMore() {
      // Requested during a reload of the first page: the next page must be that of the new list.
      while (isReloading.peek()) await reload;
      if (latestQuery && toReloadProblem()) {
        await start(latestQuery.query, false);
        return toReloadProblem();
      }
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
        // Changes made while the page was loading are kept.
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
      latest.showKnown(toStart(items, rest));
    },
  };
}
