import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { person } from '../../kernel/people/people.table.ts';

/**
 * A favorite in a list. `/` is the list 'All': every favorite has a row there, and one more for each named list.
 * `listKey` is the path as it is compared: trimmed, lower case. @see WISH-12, WISH-18
 */
export const wish = pgTable(
  'wish',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    listKey: text('list_key').notNull(),
    path: text('path').notNull(),
    courseId: text('course_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.listKey, table.courseId] }),
    index('wish_course_idx').on(table.courseId),
  ],
);
