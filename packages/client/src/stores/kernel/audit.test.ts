import { exportAuditEntries, listAuditEntries } from '@drawbridge/contracts/kernel';
import { buildAuditEntry } from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { createFakeServer, type FakeAnswer, type FakeHandler } from '../../testing/index.ts';
import { createAuditStore } from './audit.ts';

const toPage = (ids: string[], next: string | null = null): FakeAnswer => ({
  data: { items: ids.map((id) => buildAuditEntry({ id })), next_token: next, kept_days: 365 },
});

function setUp(list: FakeHandler, exported: FakeHandler = () => 'offline') {
  const server = createFakeServer([
    [listAuditEntries, list],
    [exportAuditEntries, exported],
  ]);
  const notices: string[] = [];
  const store = createAuditStore({ client: server.client, notify: (tone) => void notices.push(tone) });
  const ids = () =>
    store.trail.value.state === 'ready' ? store.trail.value.value.items.map(({ id }) => id) : [];
  return { server, store, notices, ids };
}

/** An answer that arrives when the test says so. */
function createLater() {
  let give: (answer: FakeAnswer) => void = () => undefined;
  const answer = new Promise<FakeAnswer>((resolve) => (give = resolve));
  return { answer, give };
}

describe('the audit trail', () => {
  it("the filter's fields are sent, and the same ones with the next page", async () => {
    const { server, store, ids } = setUp(({ next_token }) =>
      next_token === undefined ? toPage(['3', '2'], 'n1') : toPage(['1']),
    );
    await store.load({ action: 'platform.add', actor: 'ada' });
    await store.loadMore();
    expect(server.calls.map(({ input }) => input)).toEqual([
      { action: 'platform.add', actor: 'ada' },
      { action: 'platform.add', actor: 'ada', next_token: 'n1' },
    ]);
    expect(ids()).toEqual(['3', '2', '1']);
    await store.loadMore();
    expect(server.calls).toHaveLength(2);
  });

  it('the shown entries stay while entries for another filter are loading', async () => {
    const later = createLater();
    const { store, ids } = setUp(({ outcome }) => (outcome ? later.answer : toPage(['2', '1'])));
    await store.load({});
    const loading = store.load({ outcome: 'refused' });
    expect([ids(), store.isFiltering.value]).toEqual([['2', '1'], true]);
    later.give(toPage(['2']));
    await loading;
    expect([ids(), store.isFiltering.value]).toEqual([['2'], false]);
  });

  it('a late answer to an earlier filter is dropped', async () => {
    const later = createLater();
    const { store, ids } = setUp(({ outcome }) => (outcome ? later.answer : toPage(['2', '1'])));
    const first = store.load({ outcome: 'refused' });
    await store.load({});
    later.give(toPage(['9']));
    await first;
    expect(ids()).toEqual(['2', '1']);
  });

  it('a late page of an earlier filter is dropped', async () => {
    const later = createLater();
    const { store, ids } = setUp(({ next_token, outcome }) =>
      next_token ? later.answer : toPage([outcome ? '5' : '2'], 'n1'),
    );
    await store.load({});
    const more = store.loadMore();
    await store.load({ outcome: 'refused' });
    later.give(toPage(['1']));
    await more;
    expect(ids()).toEqual(['5']);
    expect(store.trail.value).toMatchObject({ value: { hasMore: true, isLoadingMore: false } });
  });

  it('ERR-24 the entries of the previous filter stay when those of another cannot be loaded', async () => {
    const { store } = setUp(({ outcome }) => (outcome ? 'offline' : toPage(['1'])));
    await store.load({});
    await store.load({ outcome: 'refused' });
    expect(store.trail.value).toMatchObject({ state: 'ready', reloadProblem: { code: 'offline' } });
    expect(store.isFiltering.value).toBe(false);
  });

  it('the entries stay when older ones cannot be loaded, and those arrive at the next attempt', async () => {
    let answer: FakeAnswer = 'offline';
    const { store, ids } = setUp(({ next_token }) => (next_token ? answer : toPage(['2'], 'n1')));
    await store.load({});
    await store.loadMore();
    expect(store.trail.value).toMatchObject({
      value: { moreProblem: { code: 'offline' }, isLoadingMore: false },
    });
    answer = toPage(['1']);
    await store.loadMore();
    expect(ids()).toEqual(['2', '1']);
    expect(store.trail.value).toMatchObject({ value: { moreProblem: undefined } });
  });
});

describe('the export of the audit trail', () => {
  it('a second click during an export sends nothing', async () => {
    const file = { file_name: 'a.csv', csv: '', entries: 0, is_complete: true };
    const { server, store } = setUp(
      () => toPage([]),
      () => ({ data: file }),
    );
    const files = await Promise.all([store.exportEntries({ actor: 'ada' }), store.exportEntries({})]);
    expect(files).toEqual([file, undefined]);
    expect(server.calls.map(({ input }) => input)).toEqual([{ actor: 'ada' }]);
  });

  it('a failed export says so, and can be retried', async () => {
    const { store, notices } = setUp(() => toPage([]));
    expect(await store.exportEntries({})).toBeUndefined();
    expect([notices, store.isExporting.value]).toEqual([['negative'], false]);
  });
});
