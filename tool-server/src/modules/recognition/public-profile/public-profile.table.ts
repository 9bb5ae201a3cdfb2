import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { account } from '../../kernel/people/people.table.ts';

/**
 * How an account is shown in public; without a row it is not. Only an account can have one: people who came by a launch
 * are never shown. @see PROF-12
 */
export const publicProfile = pgTable(
  'public_profile',
  {
    personId: uuid('person_id')
      .primaryKey()
      .references(() => account.personId, { onDelete: 'cascade' }),
    visible: boolean('visible').notNull().default(false),
    /** Shown in place of name and picture. */
    alias: text('alias'),
    /** The alias as it is compared. It stays taken while its owner is hidden. */
    aliasKey: text('alias_key'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('public_profile_alias_key').on(table.aliasKey),
    index('public_profile_visible_idx').on(table.personId).where(sql`visible`),
  ],
);
