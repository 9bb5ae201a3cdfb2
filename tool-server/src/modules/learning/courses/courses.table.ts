import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { person } from '../../kernel/people/people.table.ts';

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
    /** The linked learner by whom it came; it goes when the link ends. Null: the person's own. */
    lentBy: uuid('lent_by').references(() => person.id, { onDelete: 'cascade' }),
    /** The linked learner who completed the course: no badge or certificate is given for it a second time. */
    completedLentBy: uuid('completed_lent_by').references(() => person.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.courseId] }),
    index('enrolment_lent_idx').on(table.lentBy).where(sql`lent_by is not null`),
  ],
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
    /** The linked learner whose work it is; it goes when the link ends. Null: the person's own. */
    lentBy: uuid('lent_by').references(() => person.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.courseId, table.itemId] }),
    index('completion_lent_idx').on(table.lentBy).where(sql`lent_by is not null`),
  ],
);
