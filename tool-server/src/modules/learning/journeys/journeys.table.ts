import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { course } from '../../kernel/catalogue/catalogue.table.ts';

/** The journeys of the content folders. @see NAV-23 */
export const journey = pgTable('journey', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  description: text('description').notNull(),
  level: text('level', { enum: ['Basic', 'Intermediate', 'Advanced'] }).notNull(),
  roles: text('roles').array().notNull(),
  owasp: text('owasp').notNull(),
  place: integer('place').notNull(),
  withdrawnAt: instant('withdrawn_at'),
});

/** Its courses, in order. */
export const journeyCourse = pgTable(
  'journey_course',
  {
    journeyId: text('journey_id')
      .notNull()
      .references(() => journey.id, { onDelete: 'cascade' }),
    courseId: text('course_id')
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.journeyId, table.courseId] }),
    index('journey_course_course_idx').on(table.courseId),
  ],
);
