import type { BadgeRule } from '@drawbridge/content';
import type { BadgeDrawing } from '@drawbridge/pictures';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { person } from '../../kernel/people/people.table.ts';

/** The badges of the content folders. One that is no longer there is withdrawn: who has it keeps it. */
export const badge = pgTable('badge', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  criteria: text('criteria').notNull(),
  rule: jsonb('rule').$type<BadgeRule>().notNull(),
  drawing: jsonb('drawing').$type<BadgeDrawing>().notNull(),
  place: integer('place').notNull(),
  withdrawnAt: instant('withdrawn_at'),
});

/** A badge that somebody has. Awarded once; a revoked one stays, so that it is not awarded again. */
export const badgeAward = pgTable(
  'badge_award',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    badgeId: text('badge_id')
      .notNull()
      .references(() => badge.id),
    /** The time at which the badge was earned. */
    at: instant('at').notNull(),
    /** What earned it: a course, lab or journey by its id, for a streak its last day. */
    evidenceKind: text('evidence_kind', { enum: ['course', 'lab', 'journey', 'days'] }).notNull(),
    evidenceId: text('evidence_id').notNull(),
    revokedAt: instant('revoked_at'),
    /** Why it was revoked, where that was not by a person; then it can be earned again. */
    revokedBecause: text('revoked_because', { enum: ['link ended'] }),
    /** Whether its public page names the holder; null: as their public profile does. */
    nameShown: boolean('name_shown'),
    /** Its bit in the lists that say which credentials are revoked. */
    statusIndex: bigserial('status_index', { mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('badge_award_key').on(table.personId, table.badgeId).where(sql`revoked_because is null`),
    uniqueIndex('badge_award_status_key').on(table.statusIndex),
    index('badge_award_latest_idx').on(table.personId, table.at),
  ],
);
