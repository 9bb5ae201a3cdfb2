import type { OutputOf, PersonId } from '@drawbridge/contracts';
import {
  changeNotificationStatus,
  queryNotifications,
  STATUS_CHANGED_TEXT,
} from '@drawbridge/contracts/operations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Caller,
  createTestTool,
  type Reply,
  type TestTool,
} from '../../../../test/fixtures/create-test-tool.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { createLive } from '../../../platform/live/live.ts';
import { createLog } from '../../../platform/log/log.ts';
import { toDemoPersonId } from '../demo/index.ts';
import { createNotificationService, type NotificationService } from './index.ts';
import { notification } from './notifications.table.ts';

const EMAIL = 'member@acme.test';
const PERSON = toDemoPersonId(EMAIL);

let tool: TestTool;
let learner: Caller;
let other: Caller;
let service: NotificationService;

beforeAll(async () => {
  tool = await createTestTool();
  [learner, other] = await Promise.all([tool.as(EMAIL), tool.as('member@globex.test')]);
  const { database, clock } = tool;
  const live = await createLive({
    database: { ...database, listen: undefined },
    redisUrl: undefined,
    log: createLog('silent'),
  });
  service = createNotificationService({ database, live, clock });
});
afterAll(() => tool.close());
beforeEach(async () => {
  await tool.database.db.delete(notification);
});

const notifyIn = (tx: Tx, key: string, people: readonly PersonId[] = [PERSON]) =>
  service.notify(tx, people, {
    kind: 'admin',
    key,
    content: `about ${key}`,
    link: '/portal/courses',
    at: tool.clock.now(),
  });
const notify = (key: string, people?: readonly PersonId[]) =>
  tool.database.db.transaction((tx) => notifyIn(tx, key, people));
async function notifyMany(count: number) {
  for (let number = 1; number <= count; number += 1) await notify(String(number));
}
const contents = (items: readonly { content: string }[]) =>
  items.map(({ content }) => content.replace('about ', ''));

/** Every page, until there is none. */
async function readAll(
  caller: Caller,
  input: { filter_status?: 'all' | 'read' | 'unread'; max_items?: number } = {},
  between: () => Promise<unknown> = async () => undefined,
) {
  const pages: string[][] = [];
  let next_token: string | null = null;
  do {
    const { data }: Reply<OutputOf<typeof queryNotifications>> = await caller.call(queryNotifications, {
      ...input,
      next_token,
    });
    pages.push(contents(data.items));
    next_token = data.next_token?.next_page ?? null;
    await between();
  } while (next_token !== null && pages.length < 20);
  return pages;
}

describe('CALL-10 notification/query-handler', () => {
  it('CALL-3 the list is refused without a session, and with an unconfirmed address', async () => {
    const forced = await tool.as('force@demo.test');
    for (const [caller, status, code] of [
      [tool.anonymous, 401, 'not_signed_in'],
      [forced, 403, 'verification_required'],
    ] as const) {
      const replies = await Promise.all([
        caller.call(queryNotifications, {}),
        caller.call(changeNotificationStatus, { readall: true }),
      ]);
      for (const reply of replies) expect([reply.status, reply.code]).toEqual([status, code]);
    }
  });

  it('NOTIF-1, NOTIF-2 the list has status, kind, content, link and time, newest first', async () => {
    await notify('older');
    tool.clock.advance(1_000);
    await notify('newer');
    const { data } = await learner.call(queryNotifications, {});
    expect(data.items[0]).toEqual({
      sk: data.last_sk,
      status: 'unread',
      kind: 'admin',
      content: 'about newer',
      link: '/portal/courses',
      created_at: tool.clock.now().toISOString(),
    });
    expect(contents(data.items)).toEqual(['newer', 'older']);
    expect((data.items[0]?.sk ?? '') > (data.items[1]?.sk ?? '')).toBe(true);
    expect([data.unread_count, data.last_sk, data.next_token]).toEqual([2, data.items[0]?.sk, null]);
  });

  it('NOTIF-3, NOTIF-4 the list has each of over 40 once in pages of 20, and no next token on the last page', async () => {
    await notifyMany(43);
    const pages = await readAll(learner);
    expect(pages.map((page) => page.length)).toEqual([20, 20, 3]);
    expect(pages.flat()).toEqual(Array.from({ length: 43 }, (_, at) => String(43 - at)));
  });

  it('a list of whole pages ends without an empty one', async () => {
    await notifyMany(4);
    expect(await readAll(learner, { max_items: 2 })).toEqual([
      ['4', '3'],
      ['2', '1'],
    ]);
  });

  it('notifications that arrive during paging repeat or hide nothing', async () => {
    await notifyMany(9);
    let late = 0;
    const pages = await readAll(learner, { max_items: 3 }, () => notify(`late ${late++}`));
    expect(pages).toEqual([
      ['9', '8', '7'],
      ['6', '5', '4'],
      ['3', '2', '1'],
    ]);
  });

  it('page_number 1 without a token starts over, and any other number returns that page', async () => {
    await notifyMany(5);
    const page = async (page_number: number) =>
      contents((await learner.call(queryNotifications, { page_number, max_items: 2 })).data.items);
    expect(await Promise.all([page(1), page(2), page(3), page(4)])).toEqual([
      ['5', '4'],
      ['3', '2'],
      ['1'],
      [],
    ]);
  });

  it('the token is accepted as it was sent, or only its next_page', async () => {
    await notifyMany(3);
    const first = await learner.call(queryNotifications, { max_items: 2 });
    for (const next_token of [first.data.next_token, first.data.next_token?.next_page]) {
      const { data } = await learner.call(queryNotifications, { page_number: 2, max_items: 2, next_token });
      expect(contents(data.items)).toEqual(['1']);
    }
  });

  it('NOTIF-15 the list is filtered by all, read and unread', async () => {
    await notifyMany(3);
    const { data } = await learner.call(queryNotifications, {});
    await learner.call(changeNotificationStatus, { ids: [data.items[1]?.sk ?? ''] });
    expect(await readAll(learner, { filter_status: 'all' })).toEqual([['3', '2', '1']]);
    expect(await readAll(learner, { filter_status: 'read' })).toEqual([['2']]);
    expect(await readAll(learner, { filter_status: 'unread', max_items: 1 })).toEqual([['3'], ['1']]);
  });

  it.each([
    ['page_number', 0],
    ['page_number', '1'],
    ['max_items', 101],
    ['filter_status', 'new'],
    ['next_token', 'nonsense'],
    ['next_token', Buffer.from('before:-1').toString('base64url')],
    ['next_token', Buffer.from(`before:${'9'.repeat(20)}`).toString('base64url')],
    ['next_token', "' or 1=1"],
    ['next_token', 5],
  ])('the list refuses %s %j, naming it', async (field, value) => {
    const reply = await learner.call(queryNotifications, { [field]: value });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, [field]]);
  });

  it("the list never shows another person's notifications", async () => {
    await notify('mine');
    const { data } = await other.call(queryNotifications, {});
    expect([data.items, data.unread_count]).toEqual([[], 0]);
  });
});

describe('CALL-11 notification/change-status', () => {
  it('NOTIF-7 marking returns the fixed messages, is idempotent and can be undone', async () => {
    await notifyMany(2);
    const { data } = await learner.call(queryNotifications, {});
    const ids = [data.items[0]?.sk ?? ''];
    for (const _ of [1, 2]) {
      const reply = await learner.call(changeNotificationStatus, { ids });
      expect([reply.message, reply.data.unread_count]).toEqual([STATUS_CHANGED_TEXT, 1]);
    }
    const undone = await learner.call(changeNotificationStatus, { ids, status: 'unread' });
    expect(undone.data).toEqual({ unread_count: 2, last_sk: ids[0] });
  });

  it('NOTIF-5, NOTIF-6 readall marks every one, loaded or not, whatever status it names', async () => {
    await notifyMany(25);
    const reply = await learner.call(changeNotificationStatus, { readall: true, status: 'unread' });
    expect(reply.data.unread_count).toBe(0);
    expect(await readAll(learner, { filter_status: 'unread' })).toEqual([[]]);
    expect((await readAll(learner, { filter_status: 'read' })).flat()).toHaveLength(25);
  });

  it("another person's ids change nothing", async () => {
    await notify('mine');
    const { data } = await learner.call(queryNotifications, {});
    const reply = await other.call(changeNotificationStatus, { ids: [data.items[0]?.sk ?? ''] });
    expect(reply.status).toBe(200);
    await other.call(changeNotificationStatus, { readall: true });
    expect((await learner.call(queryNotifications, {})).data.unread_count).toBe(1);
  });

  it.each([
    [{}, 'ids'],
    [{ readall: false }, 'ids'],
    [{ ids: ['1'] }, 'ids.0'],
    [{ ids: ["1' or '1'='1       "] }, 'ids.0'],
    [{ ids: 'all' }, 'ids'],
    [{ ids: Array.from({ length: 201 }, () => '0'.repeat(16)) }, 'ids'],
    [{ readall: true, status: 'gone' }, 'status'],
  ])('a change with %j is refused, naming the field', async (input, field) => {
    const reply = await learner.call(changeNotificationStatus, input as never);
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, [field]]);
  });
});

describe('delivery of a notification', () => {
  it('the same notification is sent once, even if two calls run in parallel', async () => {
    await Promise.all(Array.from({ length: 6 }, () => notify('once')));
    await notify('once');
    expect(await readAll(learner)).toEqual([['once']]);
  });

  it('a notification is delivered when its event is committed, and not when it is rolled back', async () => {
    const failing = tool.database.db.transaction(async (tx) => {
      await notifyIn(tx, 'never');
      throw new Error('the event did not happen');
    });
    await expect(failing).rejects.toThrow('the event did not happen');
    expect(await readAll(learner)).toEqual([[]]);
  });

  it('many people are notified at the same time, and only those who have an account', async () => {
    await notify('all', [PERSON, toDemoPersonId('member@globex.test'), crypto.randomUUID() as PersonId]);
    expect([await readAll(learner), await readAll(other)]).toEqual([[['all']], [['all']]]);
    await expect(notify('nobody', [])).resolves.toBeUndefined();
  });

  it("a person's ids rise in the order of the commits", async () => {
    // The embedded database has one connection, which commits in order anyway: this test needs two.
    if (tool.database.kind !== 'postgres') return;
    const release = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const slow = tool.database.db.transaction(async (tx) => {
      await notifyIn(tx, 'slow');
      begun.resolve();
      await release.promise;
    });
    await begun.promise;
    const quick = notify('quick');
    // A notification for another person does not wait for it.
    await notify('elsewhere', [toDemoPersonId('member@globex.test')]);
    expect(await readAll(learner)).toEqual([[]]);
    release.resolve();
    await Promise.all([slow, quick]);
    expect(await readAll(learner)).toEqual([['quick', 'slow']]);
  });
});
