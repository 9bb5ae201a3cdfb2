import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { person } from '../people/people.table.ts';

export const enrolment = pgTable(
  'enrolment',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    courseId: text('course_id').notNull(),
    enrolledAt: instant('enrolled_at').notNull(),
    completedAt: instant('completed_at'),
    /** The items that completed the course; several when one pass completed them. Null: not known. */
    completedBy: text('completed_by').array(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.courseId] })],
);

export const completion = pgTable(
  'completion',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    courseId: text('course_id').notNull(),
    itemId: text('item_id').notNull(),
    completedAt: instant('completed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.courseId, table.itemId] })],
);
