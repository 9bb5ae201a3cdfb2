import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { person } from '../../kernel/people/people.table.ts';

/** The newest code of an account. It stays for a while after its use, so that a repeat of the call is recognized. */
export const accountLinkCode = pgTable(
  'account_link_code',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => person.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The learner it linked. */
    usedBy: uuid('used_by'),
  },
  (table) => [uniqueIndex('account_link_code_key').on(table.codeHash)],
);
