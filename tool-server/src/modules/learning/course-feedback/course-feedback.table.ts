import { FEEDBACK_STAGES } from '@drawbridge/contracts/learning';
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { person } from '../../kernel/people/people.table.ts';

/** What a learner answered when a course asked for feedback; skipping is an answer too. @see PLAYER-27 */
export const courseFeedback = pgTable(
  'course_feedback',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    courseId: text('course_id').notNull(),
    stage: text('stage', { enum: FEEDBACK_STAGES }).notNull(),
    rating: integer('rating'),
    comment: text('comment'),
    skipped: boolean('skipped').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.courseId, table.stage] })],
);
