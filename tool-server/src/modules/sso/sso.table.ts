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
import { instant } from '../../platform/db/columns.ts';
import { company, person } from '../people/people.table.ts';
import type { ProvenIdentity } from './proven-identity.ts';

/** How the people of one company sign in at home. While its addresses are missing it is chosen and not set up. */
export const identityProvider = pgTable(
  'identity_provider',
  {
    /** Stands in addresses; `google` and `microsoft` are taken. */
    id: text('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['oidc', 'saml'] }).notNull(),
    /** The page has words of its own for it. @see ROUTE-9 */
    vendor: text('vendor', { enum: ['microsoft'] }),
    /** OpenID issuer, or the entity id of a SAML provider; compared exactly. */
    issuer: text('issuer'),
    clientId: text('client_id'),
    sealedSecret: text('sealed_secret'),
    /** Where a SAML sign-in begins. */
    entryPoint: text('entry_point'),
    /** PEM; two while a SAML provider changes its key. */
    certificates: jsonb('certificates').$type<string[]>().notNull().default([]),
    /**
     * It leads back to an address that no other provider has. One that was registered before there were such
     * addresses leads to `/callback`, and has to name its issuer in every answer.
     */
    hasOwnRedirect: boolean('has_own_redirect').notNull().default(true),
    /** A SAML answer nobody asked for then begins a sign-in of ours; it never signs anybody in itself. */
    allowsUnsolicited: boolean('allows_unasked').notNull().default(false),
    /** No passwords and no mailed links for the company's people. */
    isStrict: boolean('is_strict').notNull().default(false),
    /** The administrator who may still use a password, for the day the provider is down. */
    breakGlassPersonId: uuid('break_glass_person_id').references(() => person.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('identity_provider_company_key').on(table.companyId, table.id)],
);

/** A domain a company says is its own. Only a verified one leads anywhere. */
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

/** Who a subject of a provider is here. Another issuer under the same id starts with no accounts. */
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
    // One person has one subject at a provider: an address given to somebody else does not hand the account on.
    uniqueIndex('identity_person_key').on(table.personId, table.providerId, table.issuer),
  ],
);

const answerTo = {
  state: text('state').notNull(),
  codeChallenge: text('code_challenge').notNull(),
};

/** A SAML sign-in under way: what was sent, and which page waits for the answer. */
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

/** Assertions that were taken, until they run out by themselves. */
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

/** What a taken SAML answer is worth: one exchange, by the page that began it. Kept as a hash. */
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
