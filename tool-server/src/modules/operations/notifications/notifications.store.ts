import { asId, type PersonId } from '@drawbridge/contracts';
import {
  FIRST_NOTIFICATION_ID,
  type Notification,
  type NotificationFilter,
  type NotificationKind,
} from '@drawbridge/contracts/operations';
import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database, DbOrTx, Tx } from '../../../platform/db/database.ts';
import { person } from '../../kernel/people/index.ts';
import { notification } from './notifications.table.ts';

/** First half of the key of the locks that put one person's notifications in order. */
const ORDER_LOCK = 7_305_302;

export interface NewNotification {
  kind: NotificationKind;
  key: string;
  content: string;
  link: string | undefined;
  at: Date;
}

export const toSk = (id: bigint | string | number | null): string =>
  String(id ?? 0).padStart(FIRST_NOTIFICATION_ID.length, '0');

export type NotificationRow = typeof notification.$inferSelect;

export function toNotification(
  row: Pick<NotificationRow, 'kind' | 'content' | 'link' | 'createdAt'> & {
    id: bigint | string | number;
    isRead: boolean;
  },
): Notification {
  return {
    sk: toSk(row.id),
    status: row.isRead ? 'read' : 'unread',
    kind: row.kind,
    content: row.content,
    ...(row.link === null ? {} : { link: row.link }),
    created_at: row.createdAt.toISOString(),
  };
}

/**
 * Writes a notification for those of the people who have an account and were not notified of it yet; gives those.
 *
 * Ids come from one sequence for all, and a later transaction may commit before an earlier one: a reader that went on
 * after the later id would never see the earlier. So a person's id is drawn under a lock that lasts until the commit.
 */
export async function insertNotifications(
  tx: Tx,
  personIds: readonly PersonId[],
  { kind, key, content, link, at }: NewNotification,
): Promise<PersonId[]> {
  if (personIds.length === 0) return [];
  const { rows } = (await tx.execute(sql`
    with held as materialized (
      select id, pg_advisory_xact_lock(${ORDER_LOCK}, hashtext(id::text)) is not null as is_held
      from ${person}
      where kind = 'account'
        and id in (select value::uuid from json_array_elements_text(${JSON.stringify(personIds)}::json))
      order by hashtext(id::text)
    )
    insert into ${notification} (person_id, kind, key, content, link, created_at)
    select id, ${kind}, ${key}, ${content}, ${link ?? null}, ${at.toISOString()}::timestamptz
    from held where is_held
    on conflict (person_id, key) do nothing
    returning person_id
  `)) as { rows: { person_id: string }[] };
  return rows.map(({ person_id }) => asId<'person'>(person_id));
}

const isRead = (filter: NotificationFilter) =>
  filter === 'all'
    ? undefined
    : filter === 'read'
      ? isNotNull(notification.readAt)
      : isNull(notification.readAt);

/** One page, newest first: after a cursor, or from an offset. */
export async function readPage(
  db: DbOrTx,
  personId: PersonId,
  {
    filter,
    limit,
    before,
    offset,
  }: {
    filter: NotificationFilter;
    limit: number;
    before: bigint | undefined;
    offset: number;
  },
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notification)
    .where(
      and(
        eq(notification.personId, personId),
        isRead(filter),
        before === undefined ? undefined : lt(notification.id, before),
      ),
    )
    .orderBy(desc(notification.id))
    .limit(limit)
    .offset(offset);
}

/** How many are unread, and the newest there was when they were counted. */
export async function countUnread(db: DbOrTx, personId: PersonId) {
  const { rows } = (await db.execute(sql`
    select
      (select count(*) from ${notification} where person_id = ${personId} and read_at is null) as unread,
      (select max(id) from ${notification} where person_id = ${personId}) as newest
  `)) as { rows: { unread: string | number; newest: string | number | null }[] };
  return { unread_count: Number(rows[0]?.unread ?? 0), last_sk: toSk(rows[0]?.newest ?? null) };
}

/** Marks a person's own; another person's ids change nothing. */
export async function updateStatus(
  tx: Tx,
  personId: PersonId,
  ids: readonly string[] | undefined,
  readAt: Date | null,
): Promise<void> {
  await tx
    .update(notification)
    .set({ readAt })
    .where(
      and(
        eq(notification.personId, personId),
        // A second mark does not change the time of the first.
        readAt === null ? isNotNull(notification.readAt) : isNull(notification.readAt),
        ids === undefined ? undefined : inArray(notification.id, ids.map(BigInt)),
      ),
    );
}

/** Address of a person and the newest notification there is. */
export async function readSocketOwner(db: DbOrTx, personId: PersonId) {
  const { rows } = (await db.execute(sql`
    select email, (select max(n.id) from ${notification} n where n.person_id = p.id) as newest
    from ${person} p where p.id = ${personId}
  `)) as { rows: { email: string | null; newest: string | number | null }[] };
  return { email: rows[0]?.email ?? '', newest: toSk(rows[0]?.newest ?? null) };
}

export interface MissedRow extends Record<string, unknown> {
  person_id: PersonId;
  id: string | number;
  kind: NotificationKind;
  content: string;
  link: string | null;
  created_ms: string;
  is_read: boolean;
}

/** The newest of what was not pushed to each person yet, oldest first; `limit` for each. */
export function readMissed(
  database: Database,
  since: readonly { person_id: PersonId; last_id: string }[],
  limit: number,
): Promise<MissedRow[]> {
  return database.query<MissedRow>({
    name: 'notifications_missed',
    text: `select n.person_id, n.id::text as id, n.kind, n.content, n.link,
        (extract(epoch from n.created_at) * 1000)::bigint::text as created_ms, n.read_at is not null as is_read
      from json_to_recordset($1::json) as w(person_id uuid, last_id bigint)
      cross join lateral (
        select * from notification where person_id = w.person_id and id > w.last_id order by id desc limit $2::int
      ) n
      order by n.id`,
    values: [JSON.stringify(since), limit],
  });
}
