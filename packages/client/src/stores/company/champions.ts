import type { OutputOf } from '@drawbridge/contracts';
import { type FeedPost, getChampionTeams, listFeedPosts } from '@drawbridge/contracts/company';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError, Notify } from '../../notices.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable } from '../base/loadable.ts';
import { createPagedList, type PagedItems } from '../base/paged-list.ts';

export type ChampionOverview = OutputOf<typeof getChampionTeams>;

export type FeedPages = PagedItems<FeedPost>;

/** What a security champion sees. @see COMP-33 */
export interface ChampionStore {
  overview: ReadonlySignal<Loadable<ChampionOverview>>;
  feed: ReadonlySignal<Loadable<FeedPages>>;
  load(): Promise<void>;
  loadFeed(): Promise<unknown>;
  loadMore(): Promise<void>;
}

export function createChampionStore(deps: {
  client: ApiClient;
  notify: Notify;
  logError?: LogError | undefined;
}): ChampionStore {
  const { client, notify } = deps;
  const loadInto = createLoadInto(deps.logError);
  const overview = signal<Loadable<ChampionOverview>>(LOADING);
  const feed = createPagedList<FeedPost>({
    what: 'the knowledge feed',
    logError: deps.logError,
    toKey: ({ id }) => id,
    async fetchPage({ page }, options) {
      const { posts, has_more } = await client.call(listFeedPosts, { page }, options);
      return { items: posts, next: has_more ? page + 1 : undefined, rest: undefined };
    },
  });

  return {
    overview,
    feed: feed.list,
    load: () =>
      loadInto(overview, 'the teams of the champion', (options) =>
        client.call(getChampionTeams, {}, options),
      ),
    loadFeed: () => feed.load(undefined),
    async loadMore() {
      const problem = await feed.loadMore();
      if (problem) notify('negative', problem.message);
    },
  };
}
