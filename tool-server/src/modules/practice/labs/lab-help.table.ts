import { LAB_GUIDANCE } from '@drawbridge/contracts/practice';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { person } from '../../kernel/people/people.table.ts';
import { labAttempt } from './labs.table.ts';

const ofAttempt = () =>
  uuid('attempt_id')
    .notNull()
    .references(() => labAttempt.id, { onDelete: 'cascade' });

/** A hint that was read, and what it took off the points of this attempt. */
export const labHintOpened = pgTable(
  'lab_hint_opened',
  {
    attemptId: ofAttempt(),
    number: integer('number').notNull(),
    /** Percent of the points; 0 when the lab was already passed. */
    price: integer('price').notNull(),
    openedAt: instant('opened_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.number] })],
);

/** How a learner wanted to do the lab; the newest choice counts, whatever attempt it was made in. */
export const labGuidanceChosen = pgTable(
  'lab_guidance_chosen',
  {
    attemptId: ofAttempt(),
    guidance: text('guidance', { enum: LAB_GUIDANCE }).notNull(),
    chosenAt: instant('chosen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.guidance] })],
);

/** The solution was opened before any pass: the lab brings this learner no points from then on. */
export const labSolutionOpened = pgTable('lab_solution_opened', {
  attemptId: ofAttempt().primaryKey(),
  openedAt: instant('opened_at').notNull(),
});

/** The learner broke the running app in the page. */
export const labBreachSeen = pgTable(
  'lab_breach_seen',
  { attemptId: ofAttempt(), breachId: text('breach_id').notNull(), seenAt: instant('seen_at').notNull() },
  (table) => [primaryKey({ columns: [table.attemptId, table.breachId] })],
);

export const labFlagTry = pgTable(
  'lab_flag_try',
  {
    id: uuid('id').primaryKey(),
    attemptId: ofAttempt(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    outcome: text('outcome', { enum: ['correct', 'wrong', 'practice', 'shared'] }).notNull(),
    /** Whose flag it was, when it was another person's. */
    ownerId: uuid('owner_id').references(() => person.id, { onDelete: 'set null' }),
    triedAt: instant('tried_at').notNull(),
  },
  (table) => [index('lab_flag_try_person_idx').on(table.personId, table.triedAt)],
);
