import { ANSWERED_BY } from '@drawbridge/contracts/learning';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../../platform/db/columns.ts';
import { person } from '../../../kernel/people/people.table.ts';
import type { MadeQuestion } from './made-question.ts';

/**
 * Attempts on quizzes that are made from a course's texts. The questions are stored with their answers: those that a model
 * wrote exist nowhere else, and lessons may change while an attempt runs.
 */
export const aiQuizAttempt = pgTable(
  'ai_quiz_attempt',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    courseId: text('course_id').notNull(),
    itemId: text('item_id').notNull(),
    madeBy: text('made_by', { enum: ANSWERED_BY }).notNull(),
    questions: jsonb('questions').$type<MadeQuestion[]>().notNull(),
    startedAt: instant('started_at').notNull(),
    answers: jsonb('answers').$type<Record<string, string[]>>(),
    scorePercent: integer('score_percent'),
    passed: boolean('passed'),
    /** Null while the attempt runs. */
    submittedAt: instant('submitted_at'),
    /** Whose attempt it was before it moved. */
    movedFrom: uuid('moved_from'),
  },
  (table) => [
    index('ai_quiz_attempt_person_idx').on(table.personId, table.courseId, table.itemId, table.startedAt),
    // One running attempt, however many pages begin one at the same moment.
    uniqueIndex('ai_quiz_attempt_running_key')
      .on(table.personId, table.courseId, table.itemId)
      .where(sql`submitted_at is null`),
  ],
);
