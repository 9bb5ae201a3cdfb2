import { listAchievements, type PublicActivity } from '@drawbridge/contracts/recognition';
import { describe, expect, it } from 'vitest';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { createAchievementListStore } from './achievement-list.ts';

const entry = (id: number): PublicActivity => ({
  kind: 'lab',
  id: `l${id}`,
  title: `Lab ${id}`,
  owasp: [],
  state: 'completed',
  at: '2026-03-02T09:00:00.000Z',
  points: 100,
});

/** A server with this many entries, in pages of three. */
function open(count: number) {
  const entries = Array.from({ length: count }, (_, at) => entry(at));
  const answer = ({ page = 1 }: Record<string, unknown>): FakeAnswer => ({
    data: { results: entries.slice((Number(page) - 1) * 3, Number(page) * 3), total: entries.length },
  });
  const server = createFakeServer([[listAchievements, answer]]);
  const logged: string[] = [];
  const store = createAchievementListStore({ client: server.client, logError: (what) => logged.push(what) });
  const ids = () =>
    store.list.value.state === 'ready' ? store.list.value.value.items.map(({ id }) => id) : [];
  const total = () => store.list.value.state === 'ready' && store.list.value.value.total;
  return { entries, answer, server, store, ids, total, logged };
}

describe('PROF-9 what was done', () => {
  it('the list comes page by page, up to its total', async () => {
    const { store, ids, total } = open(7);
    await store.load(undefined);
    await store.loadMore();
    await store.loadMore();
    expect([ids(), total()]).toEqual([['l0', 'l1', 'l2', 'l3', 'l4', 'l5', 'l6'], 7]);
  });
  it('the list ends, even if something was done between two pages', async () => {
    const { entries, store, ids, total } = open(4);
    await store.load(undefined);
    entries.unshift(entry(9));
    await store.loadMore();
    // It is counted, and would be on the first page.
    expect([ids(), total()]).toEqual([['l0', 'l1', 'l2', 'l3'], 5]);
    await store.loadMore();
    expect(total()).toBe(ids().length);
  });
  it('a failed next page keeps what is shown, and is requested again', async () => {
    const { answer, server, store, ids } = open(5);
    await store.load(undefined);
    server.on(listAchievements, () => 'offline');
    expect(await store.loadMore()).toMatchObject({ code: 'offline' });
    expect(ids()).toEqual(['l0', 'l1', 'l2']);
    server.on(listAchievements, answer);
    await store.loadMore();
    expect(ids()).toEqual(['l0', 'l1', 'l2', 'l3', 'l4']);
  });
  it('a failed first page is a problem, which is logged, and is requested again', async () => {
    const { server, store, logged } = open(0);
    server.on(listAchievements, () => ({ problem: 'internal' }));
    await store.load(undefined);
    expect([store.list.value.state, logged.length]).toEqual(['problem', 1]);
    server.on(listAchievements, () => ({ data: { results: [], total: 0 } }));
    await store.load(undefined);
    expect(store.list.value).toMatchObject({ state: 'ready', value: { items: [], total: 0 } });
  });
});
