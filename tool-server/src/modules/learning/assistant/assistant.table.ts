import { ASSISTANT_MODES } from '@drawbridge/contracts/learning';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { company } from '../../kernel/people/people.table.ts';

/** What a company lets the assistant do; without a row, all that is configured. Questions and answers are not stored. */
export const assistantRule = pgTable('assistant_rule', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => company.id, { onDelete: 'cascade' }),
  mode: text('mode', { enum: ASSISTANT_MODES }).notNull(),
  changedAt: instant('changed_at').notNull(),
});
