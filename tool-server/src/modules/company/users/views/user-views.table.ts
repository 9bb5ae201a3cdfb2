import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../../platform/db/columns.ts';
import { company, person } from '../../../kernel/people/people.table.ts';

/** A view of the list of users that an administrator saved. */
export const userView = pgTable(
  'user_view',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** Who made it; null once they left, which only a shared one outlives. */
    ownerId: uuid('owner_id').references(() => person.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    isShared: boolean('is_shared').notNull(),
    /** As it was saved. What it means is decided at each reading: filters change. */
    query: jsonb('query').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('user_view_company_idx').on(table.companyId),
    index('user_view_owner_idx').on(table.ownerId),
  ],
);

/** The view that the list of an administrator begins with. */
export const userViewDefault = pgTable('user_view_default', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => person.id, { onDelete: 'cascade' }),
  viewId: uuid('view_id')
    .notNull()
    .references(() => userView.id, { onDelete: 'cascade' }),
});
