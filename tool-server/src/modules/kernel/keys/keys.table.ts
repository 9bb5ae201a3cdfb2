import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { instant } from '../../../platform/db/columns.ts';

/** Keys we sign with. The private half is encrypted with the installation's secret. */
export const signingKey = pgTable(
  'signing_key',
  {
    kid: text('kid').primaryKey(),
    purpose: text('purpose', { enum: ['portal', 'lti', 'credentials'] }).notNull(),
    publicJwk: jsonb('public_jwk').$type<JWK>().notNull(),
    encryptedPrivateJwk: text('sealed_private_jwk').notNull(),
    /** The key signs from this time until the next key becomes active. */
    activeAt: instant('active_at').notNull(),
    /** No longer published from this time on. */
    retiredAt: instant('retired_at').notNull(),
  },
  (table) => [index('signing_key_purpose_idx').on(table.purpose, table.activeAt)],
);
