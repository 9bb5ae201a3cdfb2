import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { company, person } from '../../kernel/people/people.table.ts';
import { team } from '../teams/teams.table.ts';

/**
 * The directory of a company that provisions users and groups by SCIM. The row stays when provisioning is switched off, so
 * that who comes back has the same id. @see SVC-11
 */
export const scimConnection = pgTable('scim_connection', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => company.id, { onDelete: 'cascade' }),
  createdAt: instant('created_at').notNull(),
  /** Null while provisioning is on. */
  switchedOffAt: instant('switched_off_at'),
});

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

/** A user whom the directory provisions. Everything it says besides is in the person and the account. */
export const scimUser = pgTable(
  'scim_user',
  {
    personId: uuid('person_id')
      .primaryKey()
      .references(() => person.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** The directory's own id of the user, if it sent one. */
    externalId: text('external_id'),
    /** As the directory wrote it. */
    userName: text('user_name').notNull(),
    /** The same without its case, to be found by. */
    userNameKey: text('user_name_key').notNull(),
    displayName: text('display_name'),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** When the directory deleted the user: the account is deactivated, and the same person is taken up if they return. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('scim_user_external_key').on(table.companyId, table.externalId),
    uniqueIndex('scim_user_name_key').on(table.companyId, table.userNameKey),
  ],
);

/** A team whose name and members a group of the directory decides. */
export const scimGroup = pgTable(
  'scim_group',
  {
    teamId: uuid('team_id')
      .primaryKey()
      .references(() => team.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    externalId: text('external_id'),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    index('scim_group_company_idx').on(table.companyId),
    uniqueIndex('scim_group_external_key').on(table.companyId, table.externalId),
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
