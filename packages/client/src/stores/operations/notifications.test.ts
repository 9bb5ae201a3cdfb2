import {
  changeNotificationStatus,
  queryNotifications,
  STATUS_CHANGED_TEXT,
} from '@drawbridge/contracts/operations';
import { describe, expect, it, vi } from 'vitest';
import { note, notes, setUpNotifications as setUp, toSk } from '../../testing/fake-notifications.ts';

describe('NOTIF-2..NOTIF-4, CALL-10 pages', () => {
  it('the first page is requested, then each next one by its token, and none after the last', async () => {
    const { store, server, shown } = setUp(notes(5, 1));
    await store.load();
    for (const _ of [1, 2, 3, 4]) await store.loadMore();
    expect(shown()).toEqual([5, 4, 3, 2, 1]);
    expect(server.calls.map(({ input }) => input)).toEqual([
      { page_number: 1, max_items: 20, filter_status: 'all', next_token: null },
      { page_number: 2, max_items: 20, filter_status: 'all', next_token: toSk(4) },
      { page_number: 3, max_items: 20, filter_status: 'all', next_token: toSk(2) },
    ]);
  });

  it('two requests for more at the same time send one call', async () => {
    const { store, server, shown } = setUp(notes(4, 1));
    await store.load();
    await Promise.all([store.loadMore(), store.loadMore()]);
    expect([shown(), server.calls.length]).toEqual([[4, 3, 2, 1], 2]);
  });

  it('a page that repeats what is there adds what is new', async () => {
    const { store, server, shown } = setUp(notes(4, 1));
    await store.load();
    server.on(queryNotifications, () => ({
      data: { items: notes(3, 1), next_token: null, unread_count: 4, last_sk: toSk(4) },
    }));
    await store.loadMore();
    expect(shown()).toEqual([4, 3, 2, 1]);
  });

  it('ERR-24 a page that cannot be loaded is only logged, and the list stays unchanged', async () => {
    const { store, server, shown, list, notices, logged } = setUp(notes(4, 1));
    await store.load();
    server.on(queryNotifications, () => ({ problem: 'unavailable' }));
    await store.loadMore();
    expect([shown(), list()?.moreProblem?.code, logged.length]).toEqual([[4, 3], 'unavailable', 1]);
    await store.load();
    expect([shown(), notices, logged.length]).toEqual([[4, 3], [], 2]);
  });

  it('a first page that cannot be loaded is a problem until the next attempt', async () => {
    const { store, server, shown } = setUp(notes(1, 1));
    const { server: working } = setUp(notes(1, 1));
    server.on(queryNotifications, () => 'offline');
    await store.load();
    expect(store.content.value.state).toBe('problem');
    server.on(queryNotifications, async (input) => ({
      data: await working.client.call(queryNotifications, input),
    }));
    await store.load();
    expect(shown()).toEqual([1]);
  });

  it('NOTIF-15 another filter restarts at page 1, and pending requests of the old one are dropped', async () => {
    const { store, shown } = setUp([note(3), note(2, { status: 'read' }), note(1)]);
    await store.load();
    const late = store.loadMore();
    const filtering = store.setFilter('read');
    expect(store.content.value.state).toBe('loading');
    await Promise.all([late, filtering]);
    expect([shown(), store.filter.value]).toEqual([[2], 'read']);
  });
});

describe('NOTIF-5..NOTIF-7 marks', () => {
  it("one notification is marked immediately, with the server's message", async () => {
    const { store, statuses, notices } = setUp(notes(2, 1));
    await store.load();
    const marking = store.mark(toSk(2), 'read');
    expect([statuses(), store.unread.value]).toEqual([['read', 'unread'], 1]);
    await marking;
    expect([store.unread.value, notices]).toEqual([1, [['positive', 'Marked']]]);
  });

  it('the default texts are used if the server sends none', async () => {
    const { store, server, notices } = setUp(notes(1, 1));
    await store.load();
    server.on(changeNotificationStatus, () => ({ data: { unread_count: 0, last_sk: toSk(1) } }));
    await store.mark(toSk(1), 'read');
    expect(notices).toEqual([['positive', STATUS_CHANGED_TEXT]]);
  });

  it('a quiet mark shows no notice, and one that changes nothing sends nothing', async () => {
    const { store, server, notices } = setUp(notes(1, 1));
    await store.load();
    await store.mark(toSk(1), 'read', { isQuiet: true });
    await store.mark(toSk(1), 'read');
    await store.mark(toSk(9), 'read');
    expect([notices, server.calls.length]).toEqual([[], 2]);
  });

  it('a refused mark is undone and says why', async () => {
    const { store, server, statuses, notices } = setUp(notes(2, 1));
    await store.load();
    server.on(changeNotificationStatus, () => ({ problem: 'unavailable' }));
    await store.mark(toSk(1), 'read');
    expect([statuses(), store.unread.value, notices[0]?.[0]]).toEqual([['unread', 'unread'], 2, 'negative']);
  });

  it('readall marks every loaded notification read, and the count is zero even if more are not loaded', async () => {
    const { store, statuses, server } = setUp(notes(5, 1));
    await store.load();
    const marking = store.markAllRead();
    expect([statuses(), store.unread.value]).toEqual([['read', 'read'], 0]);
    await marking;
    expect([store.unread.value, server.calls.at(-1)?.input]).toEqual([0, { readall: true }]);
  });

  it('a refused readall undoes its changes, and keeps what arrived since', async () => {
    const { store, server, statuses, arrive, connect } = setUp([note(2), note(1, { status: 'read' })]);
    await store.load();
    await connect();
    let refuse: () => void = () => undefined;
    server.on(
      changeNotificationStatus,
      () => new Promise((resolve) => (refuse = () => resolve({ problem: 'unavailable' }))),
    );
    const marking = store.markAllRead();
    await vi.waitFor(() => expect(server.calls.at(-1)?.name).toBe('changeNotificationStatus'));
    arrive(note(3));
    refuse();
    await marking;
    expect([statuses(), store.unread.value]).toEqual([['unread', 'unread', 'read'], 2]);
  });
});
