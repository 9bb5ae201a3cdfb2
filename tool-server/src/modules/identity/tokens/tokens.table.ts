import { TOKEN_SCOPES } from '@drawbridge/contracts/identity';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { person } from '../../kernel/people/people.table.ts';

/** A token with which programs act for a person. Disabled or revoked, its row is gone. @see CX-18 */
export const accessToken = pgTable(
  'access_token',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** `account`: the one of the token service. `api`: one of several. */
    kind: text('kind', { enum: ['account', 'api'] }).notNull(),
    /** Chosen by the person. */
    name: text('name').notNull(),
    scope: text('scope', { enum: [...TOKEN_SCOPES] }).notNull(),
    /** SHA-256 of the token, base64url. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The last four characters. */
    ending: text('ending').notNull(),
    /** Made in a session that an identity provider opened: its rules count in place of our second factor. */
    isBySso: boolean('is_by_sso').notNull(),
    /** Made by an administrator of the company. */
    isByAdmin: boolean('is_by_admin').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** To the minute. */
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    index('access_token_person_idx').on(table.personId),
    index('access_token_expires_idx').on(table.expiresAt),
    uniqueIndex('access_token_account_key').on(table.personId).where(sql`kind = 'account'`),
  ],
);
