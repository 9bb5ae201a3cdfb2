import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { company, person } from '../../kernel/people/people.table.ts';

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
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('team_name_key').on(table.companyId, table.name)],
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
