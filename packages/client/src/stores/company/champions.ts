import { type FeedPost, getChampionTeams, listFeedPosts, type OutputOf } from '@drawbridge/contracts';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError, Notify } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';

export type ChampionOverview = OutputOf<typeof getChampionTeams>;

export interface FeedPages {
  posts: readonly FeedPost[];
  hasMore: boolean;
}

/** What a security champion sees. @see COMP-33 */
export interface ChampionStore {
  overview: ReadonlySignal<Loadable<ChampionOverview>>;
  feed: ReadonlySignal<Loadable<FeedPages>>;
  isLoadingMore: ReadonlySignal<boolean>;
  load(): Promise<void>;
  loadFeed(): Promise<void>;
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
  const feed = signal<Loadable<FeedPages>>(LOADING);
  const isLoadingMore = signal(false);
  let page = 1;

  async function read(wanted: number, before: readonly FeedPost[], options: { background: boolean }) {
    const found = await client.call(listFeedPosts, { page: wanted }, options);
    const known = new Set(before.map(({ id }) => id));
    page = wanted;
    return {
      posts: [...before, ...found.posts.filter(({ id }) => !known.has(id))],
      hasMore: found.has_more,
    };
  }

  return {
    overview,
    feed,
    isLoadingMore,
    load: () =>
      loadInto(overview, 'the teams of the champion', (options) =>
        client.call(getChampionTeams, {}, options),
      ),
    loadFeed: () => loadInto(feed, 'the knowledge feed', (options) => read(1, [], options)),
    async loadMore() {
      const shown = feed.peek();
      if (shown.state !== 'ready' || !shown.value.hasMore || isLoadingMore.peek()) return;
      isLoadingMore.value = true;
      try {
        feed.value = ready(await read(page + 1, shown.value.posts, { background: true }));
      } catch (error) {
        notify('negative', asApiProblem(error).message);
      } finally {
        isLoadingMore.value = false;
      }
    },
  };
}
