import { LAB_SESSION_ENDS, LAB_SESSION_KINDS, LAB_SESSION_STATES } from '@drawbridge/contracts/practice';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { person } from '../../kernel/people/people.table.ts';

/** A lab that a learner has, or had, running. The work itself is in the attempt. @see SVC-2 */
export const labSession = pgTable(
  'lab_session',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    labId: text('lab_id').notNull(),
    kind: text('kind', { enum: LAB_SESSION_KINDS }).notNull(),
    state: text('state', { enum: LAB_SESSION_STATES }).notNull(),
    /** The course item it was last opened from. */
    courseId: text('course_id'),
    itemId: text('item_id'),
    startedAt: instant('started_at').notNull(),
    /** Set for a timed one, from the start on. */
    limitSeconds: integer('limit_seconds'),
    /** Set for a timed one once it runs. */
    endsAt: instant('ends_at'),
    extensions: integer('extensions').notNull().default(0),
    /** Set once it is over. */
    stoppedAt: instant('stopped_at'),
    ended: text('ended', { enum: LAB_SESSION_ENDS }),
  },
  (table) => [
    // One per learner and lab, and one timed per learner, whatever runs in parallel. @see LAB-4
    uniqueIndex('lab_session_live_key').on(table.personId, table.labId).where(sql`stopped_at is null`),
    uniqueIndex('lab_session_timed_key')
      .on(table.personId)
      .where(sql`stopped_at is null and limit_seconds is not null`),
    index('lab_session_due_idx').on(table.endsAt).where(sql`stopped_at is null`),
  ],
);
