import type { EmbedScope } from '@drawbridge/contracts/integration';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { company, person } from '../../kernel/people/people.table.ts';

/**
 * A site that embeds widgets. Deleted, it keeps its row until the work of its visitors is deleted too; nothing but the
 * job that does so reads it then. @see EMB-11
 */
export const partner = pgTable(
  'partner',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id),
    name: text('name').notNull(),
    /** The origins as a browser writes them: `https://www.example.com`. */
    allowedOrigins: jsonb('allowed_origins').$type<string[]>().notNull(),
    publishableKey: text('publishable_key').notNull().unique(),
    /** The ids of its visitors are hashed with it, so that a copy of the database does not tell who learned. */
    encryptedVisitorKey: text('encrypted_visitor_key').notNull(),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('partner_company_idx').on(table.companyId),
    index('partner_deleted_idx').on(table.deletedAt),
    // Each call from a partner's page asks who lists its origin.
    index('partner_origins_idx').using('gin', table.allowedOrigins.op('jsonb_path_ops')),
  ],
);

/** A key of a partner's server. Revoked, its row is gone, and with it the tokens that were made with it. */
export const partnerSecret = pgTable(
  'partner_secret',
  {
    id: uuid('id').primaryKey(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partner.id, { onDelete: 'cascade' }),
    /** SHA-256 of the key, base64url. */
    keyHash: text('key_hash').notNull().unique(),
    /** The last four characters. */
    ending: text('ending').notNull(),
    createdAt: instant('created_at').notNull(),
    /** To the minute. */
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('partner_secret_partner_idx').on(table.partnerId)],
);

/** Whose visitor a person is. The person's id is the keyed hash of the partner's own id of the visitor. */
export const partnerVisitor = pgTable(
  'partner_visitor',
  {
    personId: uuid('person_id')
      .primaryKey()
      .references(() => person.id, { onDelete: 'cascade' }),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partner.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('partner_visitor_partner_idx').on(table.partnerId)],
);

/** What a visitor's page calls with, for some minutes. @see EMB-12 */
export const embedToken = pgTable(
  'embed_token',
  {
    /** SHA-256 of the token, base64url. */
    tokenHash: text('token_hash').primaryKey(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partner.id, { onDelete: 'cascade' }),
    secretId: uuid('secret_id')
      .notNull()
      .references(() => partnerSecret.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    scopes: jsonb('scopes').$type<EmbedScope[]>().notNull(),
    /** The origin of the page, one of the partner's. */
    origin: text('origin').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('embed_token_partner_idx').on(table.partnerId),
    index('embed_token_secret_idx').on(table.secretId),
    index('embed_token_person_idx').on(table.personId),
    index('embed_token_expires_idx').on(table.expiresAt),
  ],
);
