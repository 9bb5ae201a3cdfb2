import { once } from 'node:events';
import type { PersonId } from '@drawbridge/contracts';
import { login, logout } from '@drawbridge/contracts/identity';
import {
  changeNotificationStatus,
  type PushedNotification,
  queryNotifications,
} from '@drawbridge/contracts/operations';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { createLive, type Live } from '../../../platform/live/live.ts';
import { createLog } from '../../../platform/log/log.ts';
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
  live = await createLive({ database, redisUrl: undefined, log: createLog('silent') });
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

describe('NOTIF-10, NOTIF-16 a socket', () => {
  it('a socket is accepted for the session whose address is named, in any letter case', async () => {
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
  ])('a socket is refused with %s', async (_what, options, status) => {
    expect(await readRefusal(options)).toBe(status);
  });

  it('a socket is accepted from a page of our own origin', async () => {
    expect(await readRefusal({ origin: 'https://tool.test' })).toBe(101);
  });

  it('a socket is refused for an account with an unconfirmed address, and for an ended session', async () => {
    const forced = await tool.as('force@demo.test');
    expect(await readRefusal({ user: 'force@demo.test', token: forced.token })).toBe(403);
    const { data } = await tool.anonymous.call(login, { username: 'ind@demo.test', password: DEMO_PASSWORD });
    await tool.anonymous.call(logout, { refresh_token: data.RefreshToken ?? '' });
    expect(await readRefusal({ user: 'ind@demo.test', token: data.IdToken })).toBe(401);
  });

  it("a plain request at the socket's address is neither a page nor a fault", async () => {
    expect((await tool.fetch('/api/main/socket?user_id=x')).status).toBe(404);
  });

  it('a socket leaves no token in the log', async () => {
    await readRefusal({ user: 'admin@acme.test' });
    expect(tool.logs.join('')).not.toContain(learner.token);
  });
});

describe('NOTIF-9, NOTIF-11 messages on a socket', () => {
  it('messages contain a commit as JSON, and nothing of a rollback or of another person', async () => {
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

  it('messages resume after the last id: what was missed is sent once, in order', async () => {
    await notify('seen');
    const { data } = await learner.call(queryNotifications, {});
    await notify('missed 1');
    await notify('missed 2');
    // What others got meanwhile takes no place among what this person missed.
    await tool.database.db.transaction(async (tx) => {
      for (let number = 0; number < 51; number += 1)
        await service.notify(tx, [toDemoPersonId('member@globex.test')], {
          kind: 'admin',
          key: `theirs ${number}`,
          content: 'theirs',
          at: tool.clock.now(),
        });
    });
    const { contents } = await listen({ lastId: data.last_sk });
    await expect.poll(contents).toEqual(['missed 1', 'missed 2']);
    await notify('new');
    await sweep();
    await sweep();
    await expect.poll(contents).toEqual(['missed 1', 'missed 2', 'new']);
  });

  it('messages begin with what is new if there is no last id', async () => {
    await notify('old');
    const { contents } = await listen();
    await notify('new');
    await sweep();
    await expect.poll(contents).toEqual(['new']);
  });

  it('the page is told to read the list again if too much was missed, then messages continue', async () => {
    const { data } = await learner.call(queryNotifications, {});
    for (let number = 0; number < 51; number += 1) await notify(`many ${number}`);
    const { messages, contents } = await listen({ lastId: data.last_sk });
    await expect.poll(() => messages).toEqual([{ reload: true }]);
    await notify('after');
    await sweep();
    await expect.poll(contents).toEqual([undefined, 'after']);
  });

  it('messages reach every window of a person, including marks made in one window', async () => {
    const windows = await Promise.all([listen(), listen()]);
    await notify('both');
    await sweep();
    for (const { contents } of windows) await expect.poll(contents).toEqual(['both']);
    const { data } = await learner.call(changeNotificationStatus, { readall: true });
    for (const { messages } of windows)
      await expect.poll(() => messages[1]).toEqual({ statusChanged: { ...data, status: 'read' } });
  });
});

it('NOTIF-9 a socket gets neither the news nor the marks of another person who is connected at the same time', async () => {
  const user = 'member@globex.test';
  const other = await tool.as(user);
  const [mine, theirs] = [await listen(), await listen({ user, token: other.token })];
  await notify('theirs', toDemoPersonId(user));
  await notify('mine');
  await sweep();
  await expect.poll(theirs.contents).toEqual(['theirs']);
  await expect.poll(mine.contents).toEqual(['mine']);
  // A socket keeps the order: what came before the last message is there with it.
  await other.call(changeNotificationStatus, { readall: true });
  const { data } = await learner.call(changeNotificationStatus, { readall: true });
  await expect.poll(() => mine.messages.at(-1)).toEqual({ statusChanged: { ...data, status: 'read' } });
  await notify('theirs again', toDemoPersonId(user));
  await sweep();
  await expect.poll(() => theirs.contents().at(-1)).toBe('theirs again');
  expect([mine.contents(), theirs.contents()]).toEqual([
    ['mine', undefined],
    ['theirs', undefined, 'theirs again'],
  ]);
});

describe('the end of a socket', () => {
  it('a sixth window of a person closes the first', async () => {
    const windows = [];
    for (let number = 0; number < 6; number += 1) windows.push(await listen());
    expect(await windows[0]?.closed).toBe(1013);
    expect(windows.slice(1).map(({ socket }) => socket.readyState)).toEqual(
      Array.from({ length: 5 }, () => WebSocket.OPEN),
    );
  });

  it('a message that is too long ends the socket; a short one is ignored', async () => {
    const { socket, closed } = await listen();
    socket.send('{"unread_count":0}');
    socket.send('x'.repeat(1_025));
    expect(await closed).toBe(1009);
  });

  it('two pings without a response end the socket', async () => {
    const silent = toSocket();
    silent.pong = () => undefined;
    await once(silent, 'open');
    Object.assign(silent, { _autoPong: false });
    const closed = once(silent, 'close');
    await sweep();
    await sweep();
    expect((await closed)[0]).toBe(1006);
  });

  it('the next sweep ends the socket with 4401 when its session ended', async () => {
    const { data } = await tool.anonymous.call(login, {
      username: 'champion@acme.test',
      password: DEMO_PASSWORD,
    });
    const { closed } = await listen({ user: 'champion@acme.test', token: data.IdToken });
    const { socket } = await listen();
    await tool.anonymous.call(logout, { refresh_token: data.RefreshToken ?? '' });
    await sweep();
    expect(await closed).toBe(4401);
    expect(socket.readyState).toBe(WebSocket.OPEN);
  });

  it("P13 the next sweep ends the socket with 4401 when the company's subscription ended", async () => {
    const { closed } = await listen();
    const end = async (at: string | null) =>
      tool.database.query({
        name: 'end_company',
        text: `update company set expires_at = $1::timestamptz where name = 'ACME'`,
        values: [at],
      });
    await end(tool.clock.now().toISOString());
    await sweep();
    expect(await closed).toBe(4401);
    await end(null);
  });

  it('the next sweep ends the socket with 4401 when its token expired', async () => {
    const { closed } = await listen();
    tool.clock.advance(14_401_000);
    await sweep();
    expect(await closed).toBe(4401);
  });

  it('a server that stops ends the socket with a close code, and accepts no more', async () => {
    learner = await tool.as(EMAIL);
    const { closed } = await listen();
    await tool.app.close();
    expect(await closed).toBe(1001);
    expect(await readRefusal({})).toBe(503);
  });
});
