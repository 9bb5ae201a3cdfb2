import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Reached } from '../../../events.ts';
import { instant } from '../../../platform/db/columns.ts';
import { person } from '../../kernel/people/people.table.ts';

const REACHED = ['own work', 'hints', 'solution'] as const satisfies readonly Reached[];

/**
 * Points as they were earned: the first pass of a lab, and each later pass that was worth more, with what it added.
 * The sum is what a lab is worth to its learner. @see LAB-7, PROF-13
 */
export const pointGain = pgTable(
  'point_gain',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    labId: text('lab_id').notNull(),
    /** Points of the lab by this pass. */
    total: integer('total').notNull(),
    /** What this gain added. */
    points: integer('points').notNull(),
    /** Of all gains of the person in this lab. */
    isFirst: boolean('is_first').notNull(),
    gainedAt: instant('gained_at').notNull(),
    /** The attempt that was passed; null where that was not recorded yet. */
    attemptId: uuid('attempt_id'),
    reached: text('reached', { enum: REACHED }).notNull().default('own work'),
    /** The linked learner whose pass it is; it goes when the link ends. Null: the person's own. */
    lentBy: uuid('lent_by').references(() => person.id, { onDelete: 'cascade' }),
  },
  (table) => [
    unique('point_gain_total_key')
      .on(table.personId, table.labId, table.total, table.lentBy)
      .nullsNotDistinct(),
    index('point_gain_gained_idx').on(table.gainedAt),
    index('point_gain_lent_idx').on(table.lentBy).where(sql`lent_by is not null`),
  ],
);
