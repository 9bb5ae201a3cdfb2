import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { person } from '../../kernel/people/people.table.ts';

const ofPerson = () =>
  uuid('person_id')
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' });

/** An authenticator app or a passkey of a person. */
export const secondFactor = pgTable(
  'second_factor',
  {
    id: uuid('id').primaryKey(),
    personId: ofPerson(),
    kind: text('kind', { enum: ['totp', 'passkey'] }).notNull(),
    /** Chosen by the person. */
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null until a first code of an app was right. Until then, the app does not count. */
    confirmedAt: instant('confirmed_at'),
    lastUsedAt: instant('last_used_at'),
    /** The secret of an app, encrypted. */
    encryptedSecret: text('encrypted_secret'),
    /** The time step of an app's last code, so that no code is used twice. @see RFC 6238 5.2 */
    lastStep: integer('last_step').notNull().default(0),
    /** Set for a passkey. */
    credentialId: text('credential_id'),
    publicKey: text('public_key'),
    /** Set for a passkey: its signature counter, an unsigned 32-bit number. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    transports: jsonb('transports').$type<string[]>().notNull().default([]),
    isBackedUp: boolean('is_backed_up').notNull().default(false),
  },
  (table) => [
    index('second_factor_person_idx').on(table.personId),
    uniqueIndex('second_factor_credential_key').on(table.credentialId),
  ],
);

/** A recovery code, hashed as a password is; it works once. */
export const recoveryCode = pgTable(
  'recovery_code',
  { personId: ofPerson(), codeHash: text('code_hash').notNull(), usedAt: instant('used_at') },
  (table) => [primaryKey({ columns: [table.personId, table.codeHash] })],
);

/** A sign-in between its two factors, or a passkey that is being made. */
export const secondStep = pgTable(
  'second_step',
  {
    /** Hash of the ticket. */
    id: text('id').primaryKey(),
    personId: ofPerson(),
    purpose: text('purpose', { enum: ['sign-in', 'new passkey'] }).notNull(),
    /** How the first factor was proven. */
    way: text('way', { enum: ['password', 'email link'] }),
    /** The challenge of the requested passkey. */
    challenge: text('challenge'),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('second_step_expires_idx').on(table.expiresAt)],
);
