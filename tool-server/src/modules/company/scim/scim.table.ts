import type { ScimStayReason } from '@drawbridge/contracts/company';
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

/** Somebody from the directory who stays active after provisioning was switched off, and why. */
export interface StayingUser {
  personId: string;
  reason: ScimStayReason;
}

/**
 * What becomes of the users of a directory whose provisioning was switched off: they are deactivated in portions, in the
 * order of their ids. The row tells how far that is, and goes when provisioning is switched on again.
 */
export const scimDeactivation = pgTable(
  'scim_deactivation',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => scimConnection.companyId, { onDelete: 'cascade' }),
    /** The owner who switched it off, with the network address of the call, for the audit trail. */
    startedById: uuid('started_by_id').references(() => person.id, { onDelete: 'set null' }),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    /** How many there were to begin with, with those who stay. */
    users: integer('users').notNull(),
    handled: integer('handled').notNull().default(0),
    deactivated: integer('deactivated').notNull().default(0),
    /** The last one handled. */
    afterId: uuid('after_id'),
    staying: jsonb('staying').$type<StayingUser[]>().notNull(),
  },
  (table) => [
    index('scim_deactivation_person_idx').on(table.startedById),
    index('scim_deactivation_ended_idx').on(table.endedAt),
  ],
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
