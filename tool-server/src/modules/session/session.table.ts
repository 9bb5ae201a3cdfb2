import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { person } from '../people/people.table.ts';

/** One sign-in on one device. Refresh tokens are kept as hashes. */
export const portalSession = pgTable(
  'portal_session',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    refreshHash: text('refresh_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('portal_session_person_idx').on(table.personId)],
);

/** Failed sign-ins by account and by address, shared by all processes. */
export const loginTry = pgTable('login_try', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: instant('window_ends_at').notNull(),
});
