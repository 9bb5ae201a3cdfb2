import { type OutputOf, type ParsedInputOf, type PersonId, problem } from '@drawbridge/contracts';
import type { Notification, PushedChange, queryNotifications } from '@drawbridge/contracts/operations';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Live } from '../../../platform/live/live.ts';
import * as store from './notifications.store.ts';

export interface NewNotification {
  kind: Notification['kind'];
  /** The event and its subject, as `lab.passed:<id>`: a person is notified of it once. */
  key: string;
  content: string;
  /** A path of ours to open. */
  link?: string;
  at: Date;
}

/** What processes send each other about a person: there is something new, or statuses changed. */
export type LiveMessage =
  | { is: 'new' }
  | { is: 'changed'; change: NonNullable<PushedChange['statusChanged']> };

type Page = OutputOf<typeof queryNotifications>;
type Query = ParsedInputOf<typeof queryNotifications>;

export interface NotificationService {
  /**
   * Notifies people in the transaction of the event: it is delivered when the event is committed, or not at all. Only
   * accounts are notified, each once for a key. The row is the source; sockets and mail follow from it.
   */
  notify(tx: Tx, personIds: readonly PersonId[], notification: NewNotification): Promise<void>;
  query(personId: PersonId, query: Query): Promise<Page>;
  changeStatus(
    personId: PersonId,
    ids: readonly string[] | undefined,
    status: 'read' | 'unread',
  ): Promise<{ unread_count: number; last_sk: string }>;
}

/** The id before which the next page begins, in an opaque form. */
const toCursor = (id: bigint) => Buffer.from(`before:${id}`).toString('base64url');

function fromCursor(cursor: string): bigint {
  const [, id] = /^before:(\d{1,16})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (id === undefined) throw problem('bad_input', { errors: { next_token: 'not a page of this list' } });
  return BigInt(id);
}

export function createNotificationService(deps: {
  database: Database;
  live: Live;
  clock: Clock;
}): NotificationService {
  const { live, clock } = deps;
  const { db } = deps.database;
  const publish = (tx: Tx, personIds: readonly PersonId[], message: LiveMessage) =>
    live.publish(tx, personIds, JSON.stringify(message));

  return {
    async notify(tx, personIds, { kind, key, content, link, at }) {
      const notified = await store.insertNotifications(tx, personIds, { kind, key, content, link, at });
      await publish(tx, notified, { is: 'new' });
    },

    async query(personId, { page_number, max_items, filter_status, next_token }) {
      const cursor = typeof next_token === 'string' ? next_token : next_token?.next_page;
      const before = cursor ? fromCursor(cursor) : undefined;
      // Counted first: a notification that arrives meanwhile is in the page and is pushed as well, which the page
      // recognizes.
      const unread = await store.countUnread(db, personId);
      const rows = await store.readPage(db, personId, {
        filter: filter_status,
        // One more than requested shows whether there is another page.
        limit: max_items + 1,
        before,
        offset: before === undefined ? (page_number - 1) * max_items : 0,
      });
      const shown = rows.slice(0, max_items);
      const last = shown.at(-1);
      return {
        items: shown.map((row) => store.toNotification({ ...row, isRead: row.readAt !== null })),
        next_token: rows.length > max_items && last ? { next_page: toCursor(last.id) } : null,
        ...unread,
      };
    },

    changeStatus: (personId, ids, status) =>
      db.transaction(async (tx) => {
        await store.updateStatus(tx, personId, ids, status === 'read' ? clock.now() : null);
        const unread = await store.countUnread(tx, personId);
        await publish(tx, [personId], {
          is: 'changed',
          change: { ...unread, status, ...(ids === undefined ? {} : { ids: [...ids] }) },
        });
        return unread;
      }),
  };
}
