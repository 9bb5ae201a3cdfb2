import { bigserial, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';

/**
 * Who did what, to whom, from where, with what outcome. Append-only: the database refuses every change of a row, and
 * its removal in its first ninety days (migration 0010). Refers to no row, because it outlives what it names.
 * @see ASVS 16.2.1, 16.4.2
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    /** Whose trail it is in; null where no company is concerned. */
    companyId: uuid('company_id'),
    action: text('action').notNull(),
    outcome: text('outcome', { enum: ['done', 'refused'] }).notNull(),
    reason: text('reason'),
    actorId: uuid('actor_id'),
    subjectKind: text('subject_kind'),
    subjectId: text('subject_id'),
    address: text('address').notNull(),
    device: text('device').notNull(),
    details: jsonb('details').$type<Record<string, string>>().notNull(),
  },
  (table) => [
    index('audit_entry_company_idx').on(table.companyId, table.id),
    index('audit_entry_at_idx').on(table.at),
  ],
);
