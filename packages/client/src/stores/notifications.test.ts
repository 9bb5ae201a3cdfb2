import {
  changeNotificationStatus,
  type Notification,
  queryNotifications,
  STATUS_CHANGED_TEXT,
} from '@drawbridge/contracts';
import { buildNotification } from '@drawbridge/contracts/testing';
import { describe, expect, it, vi } from 'vitest';
import type { OpenSocket } from '../live/live-socket.ts';
import { createFakeServer } from '../testing/index.ts';
import { createNotificationStore } from './notifications.ts';

const toSk = (number: number) => String(number).padStart(16, '0');
const note = (number: number, overrides: Partial<Notification> = {}) =>
  buildNotification({ sk: toSk(number), content: `number ${number}`, ...overrides });
/** Newest first. */
const notes = (from: number, to: number, overrides: Partial<Notification> = {}) =>
  Array.from({ length: from - to + 1 }, (_, at) => note(from - at, overrides));

/** A server with so many notifications, two a page, and a socket on which tests send messages. */
function setUp(all: Notification[] = []) {
  let items = all;
  const count = () => ({
    unread_count: items.filter(({ status }) => status === 'unread').length,
    last_sk: items[0]?.sk ?? toSk(0),
  });
  const server = createFakeServer([
    [
      queryNotifications,
      ({ filter_status, next_token: from_sk, max_items }) => {
        const next_token = typeof from_sk === 'string' ? from_sk : '';
        const shown = items.filter(({ status }) => filter_status === 'all' || status === filter_status);
        const from = next_token ? shown.findIndex(({ sk }) => sk < next_token) : 0;
        const page = from < 0 ? [] : shown.slice(from, from + Math.min(2, Number(max_items)));
        const hasMore = shown.length > from + page.length && from >= 0;
        return {
          data: { items: page, next_token: hasMore ? { next_page: page.at(-1)?.sk } : null, ...count() },
        };
      },
    ],
    [
      changeNotificationStatus,
      ({ ids, status = 'read' }) => {
        items = items.map((item) =>
          !ids || (ids as string[]).includes(item.sk) ? { ...item, status: status as 'read' } : item,
        );
        return { data: count(), message: 'Marked' };
      },
    ],
  ]);
  const notices: [string, string][] = [];
  const logged: string[] = [];
  const sockets: {
    address: URL;
    protocols: string[];
    isOpen: boolean;
    say(text: string): void;
    close(): void;
  }[] = [];
  const openSocket: OpenSocket = (address, protocols, { onText, onClose }) => {
    const socket = {
      address: new URL(address),
      protocols,
      isOpen: true,
      say: onText,
      close() {
        socket.isOpen = false;
        onClose();
      },
    };
    sockets.push(socket);
    return socket;
  };
  const ticking = new Map<unknown, () => void>();
  const session = { token: 'one' as string | undefined };
  const store = createNotificationStore({
    client: server.client,
    notify: (tone, text) => notices.push([tone, text]),
    logError: (text) => logged.push(text),
    socketUrl: 'wss://fake.test/api/main/socket',
    session: { email: () => 'a+b@acme.test', token: () => session.token },
    openSocket,
    timers: {
      setInterval(run, ms) {
        const timer = { ms };
        ticking.set(timer, run);
        return timer;
      },
      clearInterval: (timer) => void ticking.delete(timer),
    },
  });
  const list = () => (store.content.value.state === 'ready' ? store.content.value.value : undefined);
  return {
    server,
    store,
    notices,
    logged,
    sockets,
    session,
    ticking,
    list,
    shown: () => list()?.items.map(({ content }) => Number(content.slice(7))),
    statuses: () => list()?.items.map(({ status }) => status),
    arrive(item: Notification) {
      items = [item, ...items];
      sockets
        .at(-1)
        ?.say(JSON.stringify({ notificationContent: { content: item.content }, notification: item }));
    },
    async connect() {
      store.connect();
      await vi.waitFor(() => expect(sockets).toHaveLength(1));
    },
    /** Fifty seconds pass. */
    async check() {
      for (const run of ticking.values()) run();
      await new Promise((resolve) => setTimeout(resolve, 0));
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
}

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

  it('ERR-24 a page that cannot be loaded is logged alone, and the list stays as it was', async () => {
    const { store, server, shown, list, notices, logged } = setUp(notes(4, 1));
    await store.load();
    server.on(queryNotifications, () => ({ problem: 'unavailable' }));
    await store.loadMore();
    expect([shown(), list()?.hasFailedMore, logged.length]).toEqual([[4, 3], true, 1]);
    await store.load();
    expect([shown(), notices, logged.length]).toEqual([[4, 3], [], 2]);
  });

  it('a first page that cannot be had is a problem, and goes away with the next try', async () => {
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

  it('NOTIF-15 another filter restarts at page 1; what was under way for the old one is dropped', async () => {
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
  it('one is marked immediately, with the message of the server', async () => {
    const { store, statuses, notices } = setUp(notes(2, 1));
    await store.load();
    const marking = store.mark(toSk(2), 'read');
    expect([statuses(), store.unread.value]).toEqual([['read', 'unread'], 1]);
    await marking;
    expect([store.unread.value, notices]).toEqual([1, [['positive', 'Marked']]]);
  });

  it('the default words where the server has none', async () => {
    const { store, server, notices } = setUp(notes(1, 1));
    await store.load();
    server.on(changeNotificationStatus, () => ({ data: { unread_count: 0, last_sk: toSk(1) } }));
    await store.mark(toSk(1), 'read');
    expect(notices).toEqual([['positive', STATUS_CHANGED_TEXT]]);
  });

  it('a quiet mark says nothing, one that changes nothing sends nothing', async () => {
    const { store, server, notices } = setUp(notes(1, 1));
    await store.load();
    await store.mark(toSk(1), 'read', { isQuiet: true });
    await store.mark(toSk(1), 'read');
    await store.mark(toSk(9), 'read');
    expect([notices, server.calls.length]).toEqual([[], 2]);
  });

  it('a refused mark is put back and says why', async () => {
    const { store, server, statuses, notices } = setUp(notes(2, 1));
    await store.load();
    server.on(changeNotificationStatus, () => ({ problem: 'unavailable' }));
    await store.mark(toSk(1), 'read');
    expect([statuses(), store.unread.value, notices[0]?.[0]]).toEqual([['unread', 'unread'], 2, 'negative']);
  });

  it('readall: every loaded one is read, the count is zero although more are not loaded', async () => {
    const { store, statuses, server } = setUp(notes(5, 1));
    await store.load();
    const marking = store.markAllRead();
    expect([statuses(), store.unread.value]).toEqual([['read', 'read'], 0]);
    await marking;
    expect([store.unread.value, server.calls.at(-1)?.input]).toEqual([0, { readall: true }]);
  });

  it('a refused readall puts back what it changed, and leaves what came meanwhile', async () => {
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

describe('NOTIF-8..NOTIF-14 the socket', () => {
  it('NOTIF-10 carries the encoded address and the last id; the token is no part of the address', async () => {
    const { sockets, connect } = setUp(notes(3, 1));
    await connect();
    expect(sockets[0]?.address.href).toBe(
      `wss://fake.test/api/main/socket?user_id=a%2Bb%40acme.test&last_id=${toSk(3)}`,
    );
    expect(sockets[0]?.protocols).toEqual(['drawbridge', 'token.one']);
  });

  it('knows the count before anything is pushed, without a list', async () => {
    const { store, connect } = setUp(notes(3, 1));
    await connect();
    expect([store.unread.value, store.content.value.state]).toEqual([3, 'loading']);
  });

  it('NOTIF-8, NOTIF-14 each pushed one counts one and comes on top of an open list, without repeats', async () => {
    const { store, shown, arrive, connect, sockets } = setUp(notes(2, 1));
    await store.load();
    await connect();
    arrive(note(3));
    arrive(note(4));
    sockets[0]?.say(JSON.stringify({ notificationContent: { content: 'x' }, notification: note(4) }));
    expect([shown(), store.unread.value, store.latest.value?.sk]).toEqual([[4, 3, 2, 1], 4, toSk(4)]);
  });

  it('what the filter does not show counts and stays out', async () => {
    const { store, shown, arrive, connect } = setUp([note(1, { status: 'read' })]);
    await store.setFilter('read');
    await connect();
    arrive(note(2));
    expect([shown(), store.unread.value]).toEqual([[1], 1]);
  });

  it.each([
    'not json',
    '',
    'null',
    '[]',
    '5',
    '{}',
    '{"notificationContent":null}',
    '{"notificationContent":{"content":5}}',
    '{"notification":{"sk":"1"}}',
    '{"statusChanged":{"unread_count":"0"}}',
  ])('NOTIF-11 ignores %j', async (text) => {
    const { store, sockets, shown, connect, notices } = setUp(notes(1, 1));
    await store.load();
    await connect();
    sockets[0]?.say(text);
    expect([store.unread.value, shown(), notices]).toEqual([1, [1], []]);
  });

  it('NOTIF-9 content without the rest counts, and the list is read again', async () => {
    const { store, sockets, connect, server } = setUp(notes(1, 1));
    await store.load();
    await connect();
    const calls = server.calls.length;
    sockets[0]?.say('{"notificationContent":{"content":"hello"}}');
    expect(store.unread.value).toBe(2);
    await vi.waitFor(() => expect(server.calls.length).toBe(calls + 1));
  });

  it('NOTIF-12, NOTIF-13 a check with an open socket opens none, with a closed one another, with a fresh token', async () => {
    const { ticking, sockets, check, connect, session, arrive } = setUp(notes(1, 1));
    await connect();
    expect([...ticking.keys()]).toEqual([{ ms: 50_000 }]);
    await check();
    expect(sockets).toHaveLength(1);
    arrive(note(2));
    sockets[0]?.close();
    session.token = 'two';
    await check();
    await check();
    expect(sockets.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    expect(sockets[1]?.protocols).toEqual(['drawbridge', 'token.two']);
    expect(sockets[1]?.address.searchParams.get('last_id')).toBe(toSk(2));
  });

  it('connecting twice keeps one socket and one check', async () => {
    const { store, ticking, sockets, connect, check } = setUp();
    await connect();
    store.connect();
    await check();
    expect([ticking.size, sockets.length]).toEqual([1, 1]);
  });

  it('what was missed while it was closed is replayed after the last heard, and counted once', async () => {
    const { store, sockets, check, connect, arrive, shown } = setUp(notes(1, 1));
    await store.load();
    await connect();
    sockets[0]?.close();
    arrive(note(2));
    expect(shown()).toEqual([1]);
    await check();
    expect([sockets[1]?.address.searchParams.get('last_id'), store.unread.value]).toEqual([toSk(1), 2]);
    sockets[1]?.say(JSON.stringify({ notificationContent: { content: 'x' }, notification: note(2) }));
    expect([shown(), store.unread.value]).toEqual([[2, 1], 2]);
  });

  it('while the server cannot be reached no socket is tried, and the checks go on', async () => {
    const { store, server, sockets, check } = setUp();
    const { server: working } = setUp();
    server.on(queryNotifications, () => 'offline');
    store.connect();
    await check();
    expect(sockets).toHaveLength(0);
    server.on(queryNotifications, async (input) => ({
      data: await working.client.call(queryNotifications, input),
    }));
    await check();
    expect(sockets).toHaveLength(1);
  });

  it('NOTIF-13 closing closes the socket and stops the checks, also while one is being opened', async () => {
    const { store, ticking, sockets, connect, arrive } = setUp();
    await connect();
    store.dispose();
    expect([sockets[0]?.isOpen, ticking.size]).toEqual([false, 0]);
    arrive(note(1));
    expect(store.unread.value).toBe(0);
    store.connect();
    store.dispose();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(sockets).toHaveLength(1);
  });

  it('without a session nothing is opened', async () => {
    const { store, session, sockets, check } = setUp();
    session.token = undefined;
    store.connect();
    await check();
    expect(sockets).toHaveLength(0);
  });

  it('marks made in another window are shown here', async () => {
    const { store, sockets, statuses, connect } = setUp(notes(2, 1));
    await store.load();
    await connect();
    const say = (statusChanged: object) => sockets[0]?.say(JSON.stringify({ statusChanged }));
    say({ unread_count: 1, last_sk: toSk(2), status: 'read', ids: [toSk(1)] });
    expect([statuses(), store.unread.value]).toEqual([['unread', 'read'], 1]);
    say({ unread_count: 0, last_sk: toSk(2), status: 'read' });
    expect([statuses(), store.unread.value]).toEqual([['read', 'read'], 0]);
  });

  it('a count older than what was pushed since is not shown', async () => {
    const { store, sockets, connect, arrive } = setUp(notes(1, 1));
    await connect();
    arrive(note(2));
    sockets[0]?.say(
      JSON.stringify({ statusChanged: { unread_count: 0, last_sk: toSk(1), status: 'read', ids: [] } }),
    );
    await vi.waitFor(() => expect(store.unread.value).toBe(2));
  });

  it('a hint to read again brings list and count up to date', async () => {
    const { store, sockets, shown, connect, server } = setUp(notes(1, 1));
    const { server: later } = setUp(notes(60, 1));
    await store.load();
    await connect();
    server.on(queryNotifications, async (input) => ({
      data: await later.client.call(queryNotifications, input),
    }));
    sockets[0]?.say('{"reload":true}');
    await vi.waitFor(() => expect([shown()?.[0], store.unread.value]).toEqual([60, 60]));
  });
});
