import { GROUP_ROLES } from '@drawbridge/contracts/company';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { company } from '../../kernel/people/people.table.ts';
import { team } from '../teams/teams.table.ts';

/** What a group of the identity provider of a company makes of a person. */
export const groupMapping = pgTable(
  'group_mapping',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** As the administrator put them. */
    position: integer('position').notNull(),
    /** As the provider sends it. */
    groupName: text('group_name').notNull(),
    teamId: uuid('team_id').references(() => team.id, { onDelete: 'cascade' }),
    role: text('role', { enum: GROUP_ROLES }).notNull(),
  },
  (table) => [index('group_mapping_company_idx').on(table.companyId)],
);
