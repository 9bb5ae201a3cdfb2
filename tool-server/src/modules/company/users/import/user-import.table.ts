import type { ImportCheck, LineCounts, LineOutcome, LineReason } from '@drawbridge/contracts/company';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../../platform/db/columns.ts';
import { company, person } from '../../../kernel/people/people.table.ts';

/** A file with users, and how far its import is. @see COMP-16 */
export const userImport = pgTable(
  'user_import',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** Who checked it, then who started it. */
    personId: uuid('person_id').references(() => person.id, { onDelete: 'set null' }),
    /** Of the call that started it, for the audit trail. */
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    fileName: text('file_name').notNull(),
    /** As sent, compressed by gzip; null a day after the end. */
    file: bytes('file'),
    /** How the file was read. The import reads it in the same way. */
    check: jsonb('check').$type<ImportCheck>().notNull(),
    teamIds: jsonb('team_ids').$type<string[]>().notNull(),
    hasLicense: boolean('has_license').notNull(),
    state: text('state', { enum: ['checked', 'waiting', 'running', 'done', 'failed'] }).notNull(),
    rows: integer('rows').notNull(),
    handled: integer('handled').notNull().default(0),
    counts: jsonb('counts').$type<LineCounts>().notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('user_import_company_idx').on(table.companyId),
    index('user_import_person_idx').on(table.personId),
    index('user_import_state_idx').on(table.state),
  ],
);

/** What was done with one line of a file. */
export interface LineResult {
  line: number;
  email: string;
  outcome: LineOutcome;
  reason?: LineReason;
  column?: number;
  value?: string;
}

/** The results of the lines that were handled in one transaction. */
export const userImportBatch = pgTable(
  'user_import_batch',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => userImport.id, { onDelete: 'cascade' }),
    /** Number of lines with a user before these. */
    start: integer('start').notNull(),
    results: jsonb('results').$type<LineResult[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.start] })],
);
