import type { KeptLab } from '@drawbridge/contracts/practice';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { person } from '../../kernel/people/people.table.ts';

/**
 * Somebody who tries a lab without an account, in one browser. Nothing tells who they are: no name, no network address.
 * The row outlasts the guest until it expires, so that a repeated call to keep the work has the same reply.
 */
export const guestSession = pgTable(
  'guest_session',
  {
    /** SHA-256 of the token, base64url. */
    tokenHash: text('token_hash').primaryKey(),
    /** Null once the work was kept and the guest is gone. */
    personId: uuid('person_id').references(() => person.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The account that kept the work, and the labs that it got. */
    keptBy: uuid('kept_by').references(() => person.id, { onDelete: 'cascade' }),
    keptLabs: jsonb('kept_labs').$type<KeptLab[]>(),
  },
  (table) => [
    uniqueIndex('guest_session_person_key').on(table.personId),
    index('guest_session_kept_by_idx').on(table.keptBy),
    index('guest_session_expires_idx').on(table.expiresAt),
  ],
);
