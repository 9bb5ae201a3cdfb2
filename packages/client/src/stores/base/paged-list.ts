import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { CallOptions } from '../../transport/client.ts';
import { LOADING, type Loadable, ready } from './loadable.ts';

export interface PagedItems<T> {
  items: T[];
  total: number;
  /** The next page is on its way. */
  isLoadingMore: boolean;
}

/** A list that is fetched a page at a time, each added to those before. */
export interface PagedList<T> {
  list: ReadonlySignal<Loadable<PagedItems<T>>>;
  /** Fetches the first page. */
  load(): Promise<void>;
  /** Adds the next page; throws `ApiProblem`, and what is shown stays. */
  loadMore(): Promise<void>;
}

const QUIETLY = { background: true } as const;

export function createPagedList<T>(deps: {
  fetchPage: (page: number, options?: CallOptions) => Promise<{ items: T[]; total: number }>;
  /** The same for an item in whichever page it arrives. */
  toKey: (item: T) => string;
  /** Names it in the log. */
  what: string;
  logError?: LogError | undefined;
}): PagedList<T> {
  const { fetchPage, toKey, what, logError = () => undefined } = deps;
  const list = signal<Loadable<PagedItems<T>>>(LOADING);
  let page = 1;

  return {
    list,
    async load() {
      list.value = LOADING;
      page = 1;
      try {
        list.value = ready({ ...(await fetchPage(1)), isLoadingMore: false });
      } catch (error) {
        const problem = asApiProblem(error);
        // The page is on its way to another one.
        if (problem.code === 'canceled') return;
        logError(`${what} could not be loaded`, problem);
        list.value = { state: 'problem', problem };
      }
    },
    async loadMore() {
      const before = list.peek();
      if (before.state !== 'ready' || before.value.isLoadingMore) return;
      list.value = ready({ ...before.value, isLoadingMore: true });
      try {
        const next = await fetchPage(page + 1, QUIETLY);
        page += 1;
        const known = new Set(before.value.items.map(toKey));
        // Something new moves the other entries down by one: an entry that arrives again is not shown twice.
        const items = [...before.value.items, ...next.items.filter((item) => !known.has(toKey(item)))];
        // Behind the last page nothing follows, although what is new since the first page is counted and not here.
        const total = next.items.length === 0 ? items.length : next.total;
        list.value = ready({ items, total, isLoadingMore: false });
      } catch (error) {
        list.value = before;
        throw asApiProblem(error);
      }
    },
  };
}
