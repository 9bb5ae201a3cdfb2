import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { person } from '../../kernel/people/people.table.ts';

/** A person's answers in the recommendation form; the latest count. @see CALL-45 */
export const preference = pgTable('preference', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => person.id, { onDelete: 'cascade' }),
  answers: jsonb('answers').$type<Record<string, string | string[]>>().notNull(),
  submittedAt: instant('submitted_at').notNull(),
});
