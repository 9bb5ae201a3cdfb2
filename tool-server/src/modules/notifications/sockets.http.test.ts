import { once } from 'node:events';
import {
  changeNotificationStatus,
  login,
  logout,
  type PersonId,
  type PushedNotification,
  queryNotifications,
  SOCKET_SESSION_ENDED,
} from '@drawbridge/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { type Caller, createTestTool, type TestTool } from '../../../test/fixtures/create-test-tool.ts';
import { createLive, type Live } from '../../platform/live/live.ts';
import { createLog } from '../../platform/log/log.ts';
import { DEMO_PASSWORD, toDemoPersonId } from '../demo/index.ts';
import { createNotificationService, type NotificationService } from './index.ts';

const EMAIL = 'member@acme.test';
const PERSON = toDemoPersonId(EMAIL);

let tool: TestTool;
let learner: Caller;
let live: Live;
let service: NotificationService;
const open: WebSocket[] = [];
let sentCount = 0;

beforeAll(async () => {
  tool = await createTestTool();
  learner = await tool.as(EMAIL);
  const { database, clock } = tool;
  live = createLive({ database, redisUrl: undefined, log: createLog('silent') });
  service = createNotificationService({ database, live, clock });
});
afterEach(async () => {
  await Promise.all(open.splice(0).map(end));
});
afterAll(async () => {
  await live.close();
  await tool.close();
});

async function end(socket: WebSocket) {
  if (socket.readyState === WebSocket.CLOSED) return;
  const ended = once(socket, 'close');
  socket.terminate();
  await ended;
}

interface SocketOptions {
  user?: string | undefined;
  token?: string | undefined;
  lastId?: string;
  origin?: string;
  protocols?: string[];
  path?: string;
}
const toSocket = ({
  user = EMAIL,
  token = learner.token,
  lastId,
  origin,
  protocols,
  path = '/api/main/socket',
}: SocketOptions = {}) => {
  const query = new URLSearchParams({ user_id: user, ...(lastId === undefined ? {} : { last_id: lastId }) });
  const socket = new WebSocket(
    `${tool.origin.replace('http', 'ws')}${path}?${query}`,
    protocols ?? ['drawbridge', `token.${token}`],
    origin ? { origin } : {},
  );
  // Errors arrive as the event that a test waits for.
  socket.on('error', () => undefined);
  open.push(socket);
  return socket;
};

/** The status a socket is refused with, or 101. */
const readRefusal = (options: SocketOptions) =>
  new Promise<number>((resolve) => {
    const socket = toSocket(options);
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_req, res) => {
      resolve(res.statusCode ?? 0);
      socket.terminate();
    });
  });

/** An open socket and the messages it receives. */
async function listen(options: SocketOptions = {}) {
  const socket = toSocket(options);
  const messages: (PushedNotification & Record<string, unknown>)[] = [];
  socket.on(
    'message',
    (data: Buffer) =>
      void messages.push(JSON.parse(data.toString()) as PushedNotification & Record<string, unknown>),
  );
  const closed = new Promise<number>((resolve) => void socket.on('close', resolve));
  await once(socket, 'open');
  return {
    socket,
    messages,
    closed,
    contents: () => messages.map((message) => message.notificationContent?.content),
  };
}

const notify = (content: string, person: PersonId = PERSON) =>
  tool.database.db.transaction((tx) =>
    service.notify(tx, [person], {
      kind: 'admin',
      key: `sentCount ${sentCount++}`,
      content,
      at: tool.clock.now(),
    }),
  );
/**
 * With the embedded database only the server's own process is notified: so through its API, as a learner would cause
 * it.
 */
const sweep = () => tool.app.jobs.drain();

describe('NOTIF-10, NOTIF-16 who is let in', () => {
  it('the session whose address is named, in any case', async () => {
    expect(await readRefusal({})).toBe(101);
    expect(await readRefusal({ user: 'Member@ACME.test' })).toBe(101);
  });

  it.each<[string, SocketOptions, number]>([
    ['no token', { protocols: ['drawbridge'] }, 401],
    ['a token that is none', { token: 'nonsense' }, 401],
    ['a token without the protocol', { protocols: ['token.x'] }, 400],
    ['another address', { user: 'admin@acme.test' }, 403],
    ['no address', { user: '' }, 403],
    ['a page of another origin', { origin: 'https://evil.test' }, 403],
    ['a page of an origin that looks alike', { origin: 'https://tool.test.evil.test' }, 403],
    ['a last id that is none', { lastId: "' or 1=1" }, 400],
    ['another path', { path: '/api/main/sockets' }, 404],
    ['the path of another base', { path: '/api/macro/socket' }, 404],
  ])('refuses %s', async (_what, options, status) => {
    expect(await readRefusal(options)).toBe(status);
  });

  it('lets a page of our own origin in', async () => {
    expect(await readRefusal({ origin: 'https://tool.test' })).toBe(101);
  });

  it('refuses an account whose address is not confirmed, and an ended session', async () => {
    const forced = await tool.as('force@demo.test');
    expect(await readRefusal({ user: 'force@demo.test', token: forced.token })).toBe(403);
    const { data } = await tool.anonymous.call(login, { username: 'ind@demo.test', password: DEMO_PASSWORD });
    await tool.anonymous.call(logout, { refresh_token: data.RefreshToken ?? '' });
    expect(await readRefusal({ user: 'ind@demo.test', token: data.IdToken })).toBe(401);
  });

  it('a plain request at the address is no page and no fault', async () => {
    expect((await tool.fetch('/api/main/socket?user_id=x')).status).toBe(404);
  });

  it('names no token in the log', async () => {
    await readRefusal({ user: 'admin@acme.test' });
    expect(tool.logs.join('')).not.toContain(learner.token);
  });
});

describe('NOTIF-9, NOTIF-11 what is told', () => {
  it('a commit is told as JSON with the content, a rollback is not, another person’s neither', async () => {
    const { messages, contents } = await listen();
    const failing = tool.database.db.transaction(async (tx) => {
      await service.notify(tx, [PERSON], {
        kind: 'admin',
        key: 'rolled back',
        content: 'never',
        at: tool.clock.now(),
      });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await notify('theirs', toDemoPersonId('member@globex.test'));
    await notify('mine');
    await sweep();
    await expect.poll(contents).toEqual(['mine']);
    const { data } = await learner.call(queryNotifications, {});
    expect(messages[0]).toEqual({ notificationContent: { content: 'mine' }, notification: data.items[0] });
  });

  it('resumes after the last id: what was missed comes once, in order', async () => {
    await notify('seen');
    const { data } = await learner.call(queryNotifications, {});
    await notify('missed 1');
    await notify('missed 2');
    const { contents } = await listen({ lastId: data.last_sk });
    await expect.poll(contents).toEqual(['missed 1', 'missed 2']);
    await notify('new');
    await sweep();
    await sweep();
    await expect.poll(contents).toEqual(['missed 1', 'missed 2', 'new']);
  });

  it('without a last id nothing old is told', async () => {
    await notify('old');
    const { contents } = await listen();
    await notify('new');
    await sweep();
    await expect.poll(contents).toEqual(['new']);
  });

  it('too much missed is told as a hint to read the list again; then it goes on', async () => {
    const { data } = await learner.call(queryNotifications, {});
    for (let number = 0; number < 51; number += 1) await notify(`many ${number}`);
    const { messages, contents } = await listen({ lastId: data.last_sk });
    await expect.poll(() => messages).toEqual([{ reload: true }]);
    await notify('after');
    await sweep();
    await expect.poll(contents).toEqual([undefined, 'after']);
  });

  it('every window of a person is told, and of marks made in one', async () => {
    const windows = await Promise.all([listen(), listen()]);
    await notify('both');
    await sweep();
    for (const { contents } of windows) await expect.poll(contents).toEqual(['both']);
    const { data } = await learner.call(changeNotificationStatus, { readall: true });
    for (const { messages } of windows)
      await expect.poll(() => messages[1]).toEqual({ statusChanged: { ...data, status: 'read' } });
  });
});

describe('how long it lasts', () => {
  it('a sixth window closes the first', async () => {
    const windows = [];
    for (let number = 0; number < 6; number += 1) windows.push(await listen());
    expect(await windows[0]?.closed).toBe(1013);
    expect(windows.slice(1).map(({ socket }) => socket.readyState)).toEqual(
      Array.from({ length: 5 }, () => WebSocket.OPEN),
    );
  });

  it('a message too long closes it; a short one is ignored', async () => {
    const { socket, closed } = await listen();
    socket.send('{"unread_count":0}');
    socket.send('x'.repeat(1_025));
    expect(await closed).toBe(1009);
  });

  it('a peer that does not answer pings is gone after the second', async () => {
    const silent = toSocket();
    silent.pong = () => undefined;
    await once(silent, 'open');
    Object.assign(silent, { _autoPong: false });
    const closed = once(silent, 'close');
    await sweep();
    await sweep();
    expect((await closed)[0]).toBe(1006);
  });

  it('a session that ended closes it with 4401 at the next sweep', async () => {
    const { data } = await tool.anonymous.call(login, {
      username: 'champion@acme.test',
      password: DEMO_PASSWORD,
    });
    const { closed } = await listen({ user: 'champion@acme.test', token: data.IdToken });
    const { socket } = await listen();
    await tool.anonymous.call(logout, { refresh_token: data.RefreshToken ?? '' });
    await sweep();
    expect(await closed).toBe(SOCKET_SESSION_ENDED);
    expect(socket.readyState).toBe(WebSocket.OPEN);
  });

  it('a token that ran out too', async () => {
    const { closed } = await listen();
    tool.clock.advance(14_401_000);
    await sweep();
    expect(await closed).toBe(SOCKET_SESSION_ENDED);
  });

  it('a server that stops says so, and lets nobody in any more', async () => {
    learner = await tool.as(EMAIL);
    const { closed } = await listen();
    await tool.app.close();
    expect(await closed).toBe(1001);
    expect(await readRefusal({})).toBe(503);
  });
});
