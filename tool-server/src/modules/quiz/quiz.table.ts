import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { person } from '../people/people.table.ts';

export const quizAttempt = pgTable(
  'quiz_attempt',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    quizId: text('quiz_id').notNull(),
    answers: jsonb('answers').$type<Record<string, string[]>>().notNull(),
    scorePercent: integer('score_percent').notNull(),
    passed: boolean('passed').notNull(),
    submittedAt: instant('submitted_at').notNull(),
  },
  (table) => [index('quiz_attempt_person_idx').on(table.personId, table.quizId)],
);
