import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { company, person } from '../../kernel/people/people.table.ts';
import { scimConnection } from '../teams/directory.table.ts';

/** Users and teams ask whether the directory decides about them: those tables are below both. */
export { scimConnection, scimGroup, scimUser } from '../teams/directory.table.ts';

/** What the directory calls with: at most two for a company, so that one can be replaced while the other is used. */
export const scimSecret = pgTable(
  'scim_secret',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => scimConnection.companyId, { onDelete: 'cascade' }),
    /** SHA-256 of the secret, base64url. */
    hash: text('hash').notNull().unique(),
    /** The last four characters. */
    ending: text('ending').notNull(),
    createdAt: instant('created_at').notNull(),
    /** To the minute. */
    lastUsedAt: instant('last_used_at'),
    /** Set for the secret of a connection test only, which reads and changes nothing. */
    expiresAt: instant('expires_at'),
  },
  (table) => [index('scim_secret_company_idx').on(table.companyId)],
);

/**
 * A user of the company that the directory wanted to create, though their account is not the directory's. An
 * administrator hands the account over, or leaves it as it is.
 */
export const scimClaim = pgTable(
  'scim_claim',
  {
    personId: uuid('person_id')
      .primaryKey()
      .references(() => person.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    externalId: text('external_id'),
    userName: text('user_name').notNull(),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [index('scim_claim_company_idx').on(table.companyId, table.askedAt)],
);

/** What a request of the directory did, for administrators. Deleted after 90 days. */
export const scimRequest = pgTable(
  'scim_request',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    method: text('method').notNull(),
    /** `Users` or `Groups` with the id, without the query: `Users/2819c223`. */
    path: text('path').notNull(),
    status: integer('status').notNull(),
    /** Whom it was about: a user of the company, or null for groups and lists. */
    personId: uuid('person_id').references(() => person.id, { onDelete: 'set null' }),
    /** Name of the user or group, as it was then. */
    subject: text('subject'),
    /** What changed, in words; empty if nothing did. */
    changes: jsonb('changes').$type<string[]>().notNull(),
    /** Why it was refused, or what of it was ignored. */
    detail: text('detail'),
  },
  (table) => [
    index('scim_request_company_idx').on(table.companyId, table.id),
    index('scim_request_person_idx').on(table.personId),
    index('scim_request_at_idx').on(table.at),
  ],
);
