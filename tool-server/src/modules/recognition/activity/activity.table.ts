import { date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { person } from '../../kernel/people/people.table.ts';

/**
 * How much a learner did on a day of their own time zone: items completed, labs opened, submissions graded. One row for
 * each person and day, so that a year is at most 366 rows however much was done.
 */
export const activityDay = pgTable(
  'activity_day',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    activity: integer('activity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.day] })],
);

/** The number of days a week on which a learner plans to learn. Without a row, the default applies. */
export const weeklyGoal = pgTable('weekly_goal', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => person.id, { onDelete: 'cascade' }),
  days: integer('days').notNull(),
});
