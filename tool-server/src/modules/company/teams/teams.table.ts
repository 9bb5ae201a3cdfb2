import {
  type AnyPgColumn,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { company, person } from '../../kernel/people/people.table.ts';

/** Everybody to whom all given conditions apply. Texts are compared without their case. */
export interface TeamRule {
  /** The part of the address behind the @. */
  domain?: string;
  department?: string;
  job_title?: string;
}

/** People of one company who learn together. @see GEN-9, COMP-33 */
export const team = pgTable(
  'team',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** The name, as in the champions' list of teams. */
    name: text('name').notNull(),
    /** The team that it is part of; that one is part of no other. */
    parentId: uuid('parent_id').references((): AnyPgColumn => team.id, { onDelete: 'set null' }),
    /** Whom it holds by itself; null for a team whose members are chosen. */
    rule: jsonb('rule').$type<TeamRule>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('team_name_key').on(table.companyId, table.name),
    index('team_parent_idx').on(table.parentId),
  ],
);

export const teamMember = pgTable(
  'team_member',
  {
    teamId: uuid('team_id')
      .notNull()
      .references(() => team.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.personId] }),
    index('team_member_person_idx').on(table.personId),
  ],
);

const ofTeam = () => ({
  teamId: uuid('team_id')
    .notNull()
    .references(() => team.id, { onDelete: 'cascade' }),
  personId: uuid('person_id')
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' }),
  createdAt: instant('created_at').notNull(),
});

/** Who manages a team and the teams that are part of it. @see ROLE-5 */
export const teamManager = pgTable('team_manager', ofTeam(), (table) => [
  primaryKey({ columns: [table.teamId, table.personId] }),
  index('team_manager_person_idx').on(table.personId),
]);

/** The security champions of a team. @see COMP-31 */
export const teamChampion = pgTable('team_champion', ofTeam(), (table) => [
  primaryKey({ columns: [table.teamId, table.personId] }),
  index('team_champion_person_idx').on(table.personId),
]);
