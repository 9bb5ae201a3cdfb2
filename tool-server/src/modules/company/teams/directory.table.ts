import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { company, person } from '../../kernel/people/people.table.ts';
import { team } from './teams.table.ts';

/** @file The users and teams that a directory decides about by SCIM. The module `scim` writes them. */

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
