import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { person } from '../people/people.table.ts';

/** What somebody is given. `progress` is that of a course, `grade` a result in a gradebook. */
export const GRANT_KINDS = [
  'plan',
  'membership',
  'administration',
  'enrolment',
  'progress',
  'points',
  'badge',
  'certificate',
  'grade',
] as const;

/** Because of what it is given. The id is that of a subscription, company, assignment, linked person, or piece of work. */
export const GRANT_SOURCES = ['plan', 'company', 'assignment', 'link', 'work', 'operator'] as const;

/**
 * Everything that somebody was given, and because of what. A row that ended stays: it says why something is gone. A piece
 * of work is credited once for ever, so its row keeps everybody else out also after its end.
 */
export const grantRecord = pgTable(
  'grant_record',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: GRANT_KINDS }).notNull(),
    /** The plan, company, course, lab, badge award, certificate, or, of a grade, the platform. */
    subject: text('subject').notNull(),
    source: text('source', { enum: GRANT_SOURCES }).notNull(),
    sourceId: text('source_id').notNull(),
    givenAt: instant('given_at').notNull(),
    endedAt: instant('ended_at'),
    endedBecause: text('ended_because'),
  },
  (table) => [
    uniqueIndex('grant_record_living_key')
      .on(table.personId, table.kind, table.subject, table.source, table.sourceId)
      .where(sql`ended_at is null`),
    uniqueIndex('grant_record_work_key')
      .on(table.kind, table.subject, table.sourceId)
      .where(sql`source = 'work'`),
    index('grant_record_source_idx').on(table.source, table.sourceId).where(sql`ended_at is null`),
  ],
);
