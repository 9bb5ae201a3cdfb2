import { pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { ltiPlatform } from './lti-platform.table.ts';
import { person } from './people.table.ts';

/**
 * The account that a launched person acts as. An account has at most one learner of a platform: so a course has nobody
 * twice, and nobody's work is graded for two.
 */
export const accountLink = pgTable(
  'account_link',
  {
    learnerId: uuid('learner_id')
      .primaryKey()
      .references(() => person.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    platformId: uuid('platform_id')
      .notNull()
      .references(() => ltiPlatform.id, { onDelete: 'cascade' }),
    linkedAt: instant('linked_at').notNull(),
  },
  (table) => [unique('account_link_account_key').on(table.accountId, table.platformId)],
);
