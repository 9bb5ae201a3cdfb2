import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Mail written in the transaction of the event it is about, stored until it is delivered and for a while after. */
export const mail = pgTable(
  'mail',
  {
    id: uuid('id').primaryKey(),
    /** Order of writing, for equal times. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    to: text('to').notNull(),
    /** Subject, text and html, encrypted: they hold links and codes. Null once delivered, outside development. */
    encrypted: text('sealed'),
    writtenAt: instant('written_at').notNull(),
    /** After this it is of no use and is not sent any more. */
    usefulUntil: instant('useful_until'),
    /** The time of the next try. Null when nothing is left to do. */
    dueAt: instant('due_at'),
    claimedUntil: instant('claimed_until'),
    tries: integer('tries').notNull().default(0),
    sentAt: instant('sent_at'),
    /** Why it was given up. */
    failure: text('failure'),
    /** Written only so that the call took as long as one that sends. @see AUTH-19 */
    withheld: boolean('withheld').notNull().default(false),
  },
  (table) => [
    index('mail_due_idx').on(table.dueAt).where(sql`due_at is not null`),
    index('mail_written_idx').on(table.writtenAt),
  ],
);
