import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { course } from '../../kernel/catalogue/catalogue.table.ts';
import { person } from '../../kernel/people/people.table.ts';

/** One session of a live course. Sessions are made ahead from the schedule of the course. @see CX-39, NAV-25 */
export const liveEvent = pgTable(
  'live_event',
  {
    id: uuid('id').primaryKey(),
    courseId: text('course_id')
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    seats: integer('seats').notNull(),
    /** Canceled: the schedule has another time now. Whether it is upcoming, live or over is a matter of the clock. */
    status: text('status', { enum: ['scheduled', 'cancelled'] }).notNull(),
    /** The address at which people meet. Without it, they meet on the page of the course. */
    meetingUrl: text('meeting_url'),
  },
  (table) => [
    unique('live_event_start_key').on(table.courseId, table.startsAt),
    index('live_event_end_idx').on(table.endsAt),
  ],
);

/** A seat that is taken. */
export const liveRegistration = pgTable(
  'live_registration',
  {
    eventId: uuid('event_id')
      .notNull()
      .references(() => liveEvent.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    registeredAt: instant('registered_at').notNull(),
    /** The times at which the notices of the day before and of ten minutes before were sent or became useless. */
    dayNoticeAt: instant('day_notice_at'),
    soonNoticeAt: instant('soon_notice_at'),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.personId] }),
    index('live_registration_person_idx').on(table.personId),
  ],
);
