import { queryNotifications } from '@drawbridge/contracts/operations';
import { describe, expect, it, vi } from 'vitest';
import { note, notes, setUpNotifications as setUp, toSk } from '../../testing/fake-notifications.ts';

describe('NOTIF-8..NOTIF-14 the socket', () => {
  it('NOTIF-10 the socket sends the encoded address and the last id, and no token in the URL', async () => {
    const { sockets, connect } = setUp(notes(3, 1));
    await connect();
    expect(sockets[0]?.address.href).toBe(
      `wss://fake.test/api/main/socket?user_id=a%2Bb%40acme.test&last_id=${toSk(3)}`,
    );
    expect(sockets[0]?.protocols).toEqual(['drawbridge', 'token.one']);
  });

  it('the count is known before anything is pushed, without a list', async () => {
    const { store, connect } = setUp(notes(3, 1));
    await connect();
    expect([store.unread.value, store.content.value.state]).toEqual([3, 'loading']);
  });

  it('NOTIF-8, NOTIF-14 each pushed notification adds one and appears on top of an open list, without repeats', async () => {
    const { store, shown, arrive, connect, sockets } = setUp(notes(2, 1));
    await store.load();
    await connect();
    arrive(note(3));
    arrive(note(4));
    sockets[0]?.say(JSON.stringify({ notificationContent: { content: 'x' }, notification: note(4) }));
    expect([shown(), store.unread.value, store.latest.value?.sk]).toEqual([[4, 3, 2, 1], 4, toSk(4)]);
  });

  it('a pushed notification outside the filter counts, but is not shown', async () => {
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
  ])('NOTIF-11 the message %j is ignored', async (text) => {
    const { store, sockets, shown, connect, notices } = setUp(notes(1, 1));
    await store.load();
    await connect();
    sockets[0]?.say(text);
    expect([store.unread.value, shown(), notices]).toEqual([1, [1], []]);
  });

  it('NOTIF-9 a message with only the content counts, and the list is reloaded', async () => {
    const { store, sockets, connect, server } = setUp(notes(1, 1));
    await store.load();
    await connect();
    const calls = server.calls.length;
    sockets[0]?.say('{"notificationContent":{"content":"hello"}}');
    expect(store.unread.value).toBe(2);
    await vi.waitFor(() => expect(server.calls.length).toBe(calls + 1));
  });

  it('NOTIF-12, NOTIF-13 a check opens no socket while one is open, and another with a fresh token once it is closed', async () => {
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

  it('what was missed while the socket was closed is replayed after the last received, and counted once', async () => {
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

  it('no socket is opened while the server cannot be reached, and the checks continue', async () => {
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

  it('no socket is opened without a session', async () => {
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

  it('a count older than a later push is not shown', async () => {
    const { store, sockets, connect, arrive } = setUp(notes(1, 1));
    await connect();
    arrive(note(2));
    sockets[0]?.say(
      JSON.stringify({ statusChanged: { unread_count: 0, last_sk: toSk(1), status: 'read', ids: [] } }),
    );
    await vi.waitFor(() => expect(store.unread.value).toBe(2));
  });

  it('a request to read again updates list and count', async () => {
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
