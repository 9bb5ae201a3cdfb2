import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { company, person } from '../../kernel/people/people.table.ts';
import type { ProvenIdentity } from './proven-identity.ts';

/**
 * How the people of one company sign in with its own provider. While its addresses are missing it is chosen and not set
 * up.
 */
export const identityProvider = pgTable(
  'identity_provider',
  {
    /** Part of addresses; `google` and `microsoft` are taken. */
    id: text('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['oidc', 'saml'] }).notNull(),
    /** The page has texts of its own for it. @see ROUTE-9 */
    vendor: text('vendor', { enum: ['microsoft'] }),
    /** OpenID issuer, or the entity id of a SAML provider; compared exactly. */
    issuer: text('issuer'),
    clientId: text('client_id'),
    encryptedSecret: text('sealed_secret'),
    /** The address at which a SAML sign-in begins. */
    entryPoint: text('entry_point'),
    /** PEM; two while a SAML provider changes its key. */
    certificates: jsonb('certificates').$type<string[]>().notNull().default([]),
    /**
     * It sends browsers back to an address that no other provider has. One registered before there were such addresses
     * uses `/callback`, and has to name its issuer in every response.
     */
    hasOwnRedirect: boolean('has_own_redirect').notNull().default(true),
    /** An unsolicited SAML response then begins a sign-in of ours; it never signs anyone in by itself. */
    allowsUnsolicited: boolean('allows_unasked').notNull().default(false),
    /**
     * The company says that its provider lets nobody choose their own address: an address that the provider does not
     * state as verified may then take up an account that exists.
     */
    vouchesForEmail: boolean('vouches_for_email').notNull().default(false),
    /** No passwords and no mailed links for the company's people. */
    isStrict: boolean('is_strict').notNull().default(false),
    /** The administrator who may still use a password, for the day the provider is down. */
    breakGlassPersonId: uuid('break_glass_person_id').references(() => person.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('identity_provider_company_key').on(table.companyId, table.id)],
);

/** A domain that a company claims. Only a verified one has effects. */
export const companyDomain = pgTable(
  'company_domain',
  {
    /** Lower case. */
    domain: text('domain').notNull(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull(),
    verifiedAt: instant('verified_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.domain] }),
    // Many may claim a domain, one can have proved it.
    uniqueIndex('company_domain_verified_key').on(table.domain).where(sql`${table.verifiedAt} is not null`),
    // Its provider is one of the same company.
    foreignKey({
      name: 'company_domain_provider_fk',
      columns: [table.companyId, table.providerId],
      foreignColumns: [identityProvider.companyId, identityProvider.id],
    }).onDelete('cascade'),
  ],
);

/** The account of a provider's subject. Another issuer under the same id starts with no accounts. */
export const identity = pgTable(
  'identity',
  {
    providerId: text('provider_id').notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.issuer, table.subject] }),
    // One person has one subject at a provider: an address given to another person does not pass the account on.
    uniqueIndex('identity_person_key').on(table.personId, table.providerId, table.issuer),
  ],
);

const answerTo = {
  state: text('state').notNull(),
  codeChallenge: text('code_challenge').notNull(),
};

/** A pending SAML sign-in: what was sent, and which page waits for the response. */
export const samlRequest = pgTable(
  'saml_request',
  {
    id: text('id').primaryKey(),
    providerId: text('provider_id')
      .notNull()
      .references(() => identityProvider.id, { onDelete: 'cascade' }),
    ...answerTo,
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('saml_request_created_idx').on(table.createdAt)],
);

/** Accepted assertions, stored until they expire. */
export const samlAssertion = pgTable(
  'saml_assertion',
  {
    providerId: text('provider_id')
      .notNull()
      .references(() => identityProvider.id, { onDelete: 'cascade' }),
    assertionId: text('assertion_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.assertionId] }),
    index('saml_assertion_expires_idx').on(table.expiresAt),
  ],
);

/** The code for an accepted SAML response: one exchange, by the page that began it. Stored as a hash. */
export const samlCode = pgTable(
  'saml_code',
  {
    codeHash: text('code_hash').primaryKey(),
    providerId: text('provider_id')
      .notNull()
      .references(() => identityProvider.id, { onDelete: 'cascade' }),
    ...answerTo,
    proven: jsonb('proven').$type<ProvenIdentity>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('saml_code_expires_idx').on(table.expiresAt)],
);
