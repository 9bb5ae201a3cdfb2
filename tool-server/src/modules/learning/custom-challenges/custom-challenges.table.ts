import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { course } from '../../kernel/catalogue/catalogue.table.ts';
import { person } from '../../kernel/people/people.table.ts';

/** What a set of challenges has beside the course row that lists it and its items. @see LAB-9, CAT-1 */
export const customChallenge = pgTable('custom_challenge', {
  id: uuid('id').primaryKey(),
  courseId: text('course_id')
    .notNull()
    .unique()
    .references(() => course.id, { onDelete: 'cascade' }),
  /** The time limit. */
  minutes: integer('minutes'),
  changedAt: instant('changed_at').notNull(),
});

/** One go at a set. It is over once it was finished, or its time has passed. */
export const customRun = pgTable(
  'custom_run',
  {
    id: uuid('id').primaryKey(),
    customChallengeId: uuid('custom_challenge_id')
      .notNull()
      .references(() => customChallenge.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    startedAt: instant('started_at').notNull(),
    endsAt: instant('ends_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('custom_run_set_idx').on(table.customChallengeId, table.startedAt),
    // One under way for each set, however often it is started.
    uniqueIndex('custom_run_open_key').on(table.customChallengeId).where(sql`finished_at is null`),
    index('custom_run_person_idx').on(table.personId).where(sql`finished_at is null`),
  ],
);

/** A challenge solved in a run, by its first pass. */
export const customRunPass = pgTable(
  'custom_run_pass',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => customRun.id, { onDelete: 'cascade' }),
    labId: text('lab_id').notNull(),
    points: integer('points').notNull(),
    passedAt: instant('passed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.labId] })],
);
