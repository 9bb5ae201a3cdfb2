import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';

/** The choices of a signup; they become the account's when this signup's own code is used. */
export interface SignupDraft {
  firstName: string;
  lastName: string;
  passwordHash: string;
  type: 'IND' | 'FT';
  trial: boolean;
  isOwasp: boolean;
  via: 'plan' | 'partner' | 'training';
  id: string;
  /** Hash of the key of the browser that signed up; absent when it sent none. */
  browserHash?: string;
}

/**
 * A code that was mailed: a short one to type, and a long one in the link beside it. Rows of addresses without an
 * account are written too and confirm nothing. @see AUTH-19
 */
export const mailCode = pgTable(
  'mail_code',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    /**
     * `account`: completes a signup or an invitation. `address`: fulfills the demand to verify. `password`: sets a new
     * password.
     */
    purpose: text('purpose', { enum: ['account', 'address', 'password'] }).notNull(),
    typedHash: text('typed_hash').notNull(),
    linkHash: text('link_hash').notNull(),
    /** Hash of the network address that requested it. */
    source: text('source').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Wrong codes that were typed so far. */
    tries: integer('tries').notNull().default(0),
    /** Used, or replaced by a newer one. */
    endedAt: instant('ended_at'),
    draft: jsonb('draft').$type<SignupDraft>(),
  },
  (table) => [
    index('mail_code_email_idx').on(table.email, table.purpose),
    index('mail_code_expires_idx').on(table.expiresAt),
  ],
);
