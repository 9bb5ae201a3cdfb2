import { NOTIFICATION_KINDS } from '@drawbridge/contracts/operations';
import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { person } from '../../kernel/people/people.table.ts';

/**
 * Notifications of a person. A person's ids rise in the order of the commits (see `insertNotifications`), so that a list
 * and a socket can go on after the last one seen. @see NOTIF-1, NOTIF-2
 */
export const notification = pgTable(
  'notification',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: [...NOTIFICATION_KINDS] }).notNull(),
    /** The event and its subject: a person is notified of it once. */
    key: text('key').notNull(),
    content: text('content').notNull(),
    link: text('link'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    uniqueIndex('notification_once_key').on(table.personId, table.key),
    index('notification_person_idx').on(table.personId, table.id),
    index('notification_unread_idx').on(table.personId, table.id).where(sql`read_at is null`),
  ],
);

/** The weeks a person was sent a digest for. */
export const notificationDigest = pgTable(
  'notification_digest',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** ISO week: `2026-W10`. */
    week: text('week').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.week] })],
);
