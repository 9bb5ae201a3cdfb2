import { SETUP_CHOICES, SETUP_STEPS } from '@drawbridge/contracts/company';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { company } from '../../kernel/people/people.table.ts';

/** What administrators decided about steps of their set-up. That a step is done is not stored: it is read each time. */
export const setupChoice = pgTable(
  'company_setup_choice',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    step: text('step', { enum: SETUP_STEPS }).notNull(),
    choice: text('choice', { enum: SETUP_CHOICES }).notNull(),
    chosenAt: instant('chosen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.step] })],
);
