import type { LabFile, LabLogEntry, LabResult } from '@drawbridge/contracts/practice';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { person } from '../../kernel/people/people.table.ts';

/** A learner's work on a lab. A reset closes it and opens the next number. */
export const labAttempt = pgTable(
  'lab_attempt',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    labId: text('lab_id').notNull(),
    number: integer('number').notNull(),
    contentHash: text('content_hash').notNull(),
    /** Draft: the files the learner changed. */
    files: jsonb('files').$type<LabFile[]>().notNull().default([]),
    revision: integer('revision').notNull().default(0),
    savedAt: instant('saved_at'),
    /**
     * Percent of the points, not rounded: `toBest` reads points and percent from it. Results that are older than this
     * rule were rounded.
     */
    bestScore: real('best_score').notNull().default(0),
    passed: boolean('passed').notNull().default(false),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
    /** Whose attempt it was before it moved. */
    movedFrom: uuid('moved_from'),
  },
  (table) => [
    uniqueIndex('lab_attempt_number_key').on(table.personId, table.labId, table.number),
    // One open attempt per learner and lab, whatever runs in parallel.
    uniqueIndex('lab_attempt_open_key').on(table.personId, table.labId).where(sql`closed_at is null`),
  ],
);

/** Numbers the claims: the tenant or learner with the lowest last number is next. */
export const labTurn = pgSequence('lab_turn');

export const labSubmission = pgTable(
  'lab_submission',
  {
    /** Made by the page, so that a repeat is the same submission. @see CALL-47 */
    id: uuid('id').primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => labAttempt.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /**
     * The share of the queue that it counts against: the learner's company, or one share for all learners without a
     * company.
     */
    tenant: text('tenant').notNull(),
    files: jsonb('files').$type<LabFile[]>().notNull(),
    /** Requests of the attack, for exploit labs. */
    log: jsonb('log').$type<LabLogEntry[]>().notNull().default([]),
    courseId: text('course_id'),
    itemId: text('item_id'),
    state: text('state', { enum: ['queued', 'running', 'graded'] }).notNull(),
    /**
     * `slow` after a limit was hit: by this learner's last submission, or by a first run of this one. `guest` for those
     * without an account: they wait for everyone else.
     */
    lane: text('lane', { enum: ['fast', 'slow', 'guest'] })
      .notNull()
      .default('fast'),
    /**
     * Running: until when the claim holds; a killed process stops renewing it. Queued: until when it waits after a run
     * without a verdict.
     */
    claimedUntil: instant('claimed_until'),
    /**
     * Number of the claim: distinguishes a late result from the current one. Counts claims of killed servers as well.
     */
    tries: integer('tries').notNull().default(0),
    /** Runs that ended without a verdict by our fault, each seen by the server that made it. */
    faults: integer('faults').notNull().default(0),
    turn: bigint('turn', { mode: 'number' }),
    result: jsonb('result').$type<LabResult>(),
    submittedAt: instant('submitted_at').notNull(),
    gradedAt: instant('graded_at'),
  },
  (table) => [
    index('lab_submission_attempt_idx').on(table.attemptId, table.submittedAt),
    index('lab_submission_waiting_idx').on(table.submittedAt).where(sql`state <> 'graded'`),
    index('lab_submission_tenant_turn_idx').on(table.tenant, table.turn),
    index('lab_submission_person_turn_idx').on(table.personId, table.turn),
    // One running per learner, however many servers claim at the same time.
    uniqueIndex('lab_submission_running_key').on(table.personId).where(sql`state = 'running'`),
  ],
);
