import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { person } from '../../kernel/people/people.table.ts';

/** The submitted attempts. */
export const quizAttempt = pgTable(
  'quiz_attempt',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    quizId: text('quiz_id').notNull(),
    /** What was asked. Null in attempts of earlier releases, which asked every question of their time. */
    questionIds: jsonb('question_ids').$type<string[]>(),
    answers: jsonb('answers').$type<Record<string, string[]>>().notNull(),
    scorePercent: integer('score_percent').notNull(),
    passed: boolean('passed').notNull(),
    submittedAt: instant('submitted_at').notNull(),
    /** Whose attempt it was before it moved. */
    movedFrom: uuid('moved_from'),
  },
  (table) => [index('quiz_attempt_person_idx').on(table.personId, table.quizId)],
);

/** The questions of a learner's latest attempt on a quiz, which is running until `quiz_attempt` has its id. */
export const quizDraw = pgTable(
  'quiz_draw',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    quizId: text('quiz_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    questionIds: jsonb('question_ids').$type<string[]>().notNull(),
    drawnAt: instant('drawn_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.quizId] })],
);
