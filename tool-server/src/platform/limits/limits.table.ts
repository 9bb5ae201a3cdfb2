import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/**
 * How often something was tried in its current window. Keys are hashes: they are made of addresses that people typed.
 */
export const limitWindow = pgTable(
  'limit_window',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('limit_window_ends_idx').on(table.endsAt)],
);
