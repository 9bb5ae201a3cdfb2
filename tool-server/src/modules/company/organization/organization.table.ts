import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../platform/db/columns.ts';
import { company } from '../../kernel/people/people.table.ts';
import { team } from '../teams/teams.table.ts';

/** The logo of a company, as it was made from the file. */
export const companyLogo = pgTable('company_logo', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => company.id, { onDelete: 'cascade' }),
  /** Random and new for each upload, so that browsers may keep what they fetched. */
  name: text('name').notNull().unique(),
  image: bytes('image').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** What new people of a company begin with. @see COMP-38 */
export const userDefaults = pgTable('user_defaults', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => company.id, { onDelete: 'cascade' }),
  weeklyDigestEmail: boolean('weekly_digest_email').notNull().default(true),
  defaultTeamId: uuid('default_team_id').references(() => team.id, { onDelete: 'set null' }),
});
