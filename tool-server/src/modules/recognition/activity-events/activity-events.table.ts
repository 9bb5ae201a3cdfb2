import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { person } from '../../kernel/people/people.table.ts';

/**
 * What a page reported that a learner did: one row for each video played, medium opened, course worked in and plan asked
 * for. Later reports of the same visit carry on its row. @see CALL-24, PLAYER-37..PLAYER-39
 */
export const activityEvent = pgTable(
  'activity_event',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    kind: text('kind', {
      enum: ['video-watch', 'media-click', 'course-stats', 'upgrade-interest'],
    }).notNull(),
    /** The visit that the page named; without one the course, item and minute. */
    key: text('key').notNull(),
    courseId: text('course_id'),
    itemId: text('item_id'),
    /** Watched, or worked in the course. */
    seconds: integer('seconds').notNull().default(0),
    /** For a video, how far the learner was. */
    positionSeconds: integer('position_seconds'),
    at: instant('at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.kind, table.key] }),
    index('activity_event_item_idx')
      .on(table.personId, table.courseId, table.itemId, table.changedAt)
      .where(sql`course_id is not null`),
    index('activity_event_kind_idx').on(table.kind, table.at),
  ],
);
