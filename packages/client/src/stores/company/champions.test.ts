import { getChampionTeams, listFeedPosts } from '@drawbridge/contracts/company';
import { buildFeedPost } from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { createChampionStore } from './champions.ts';

const toPage = (ids: string[], has_more: boolean): FakeAnswer => ({
  data: { posts: ids.map((id) => buildFeedPost({ id })), has_more },
});

function setUp() {
  const server = createFakeServer([
    [getChampionTeams, () => ({ data: { teams: [] } })],
    [listFeedPosts, ({ page }) => (page === '1' ? toPage(['a', 'b'], true) : toPage(['b', 'c'], false))],
  ]);
  const notices: string[] = [];
  const store = createChampionStore({
    client: server.client,
    notify: (tone, text) => void notices.push(`${tone}: ${text}`),
  });
  const ids = () =>
    store.feed.value.state === 'ready' ? store.feed.value.value.items.map(({ id }) => id) : [];
  return { server, store, notices, ids };
}

describe('COMP-33 the store of a champion', () => {
  it('pages of the feed are appended without repeats, and end after the last', async () => {
    const { store, ids, server } = setUp();
    await store.loadFeed();
    await Promise.all([store.loadMore(), store.loadMore()]);
    await store.loadMore();
    expect([ids(), server.calls.length]).toEqual([['a', 'b', 'c'], 2]);
  });
  it('a failed page is requested again, and what was shown stays', async () => {
    const { store, ids, server, notices } = setUp();
    await store.loadFeed();
    server.on(listFeedPosts, () => 'offline');
    await store.loadMore();
    expect([ids(), notices.length]).toEqual([['a', 'b'], 1]);
    expect(store.feed.value).toMatchObject({ value: { isLoadingMore: false } });
    server.on(listFeedPosts, ({ page }) => (page === '2' ? toPage(['c'], false) : toPage([], false)));
    await store.loadMore();
    expect(ids()).toEqual(['a', 'b', 'c']);
  });
  it('a failure of the teams does not affect the feed', async () => {
    const { store, server, ids } = setUp();
    server.on(getChampionTeams, () => ({ problem: 'unavailable' }));
    await Promise.all([store.load(), store.loadFeed()]);
    expect([store.overview.value.state, ids()]).toEqual(['problem', ['a', 'b']]);
  });
});
