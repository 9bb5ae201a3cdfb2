import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
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
    /** When that administrator was chosen; null for one who was chosen before this was stored. */
    breakGlassSince: instant('break_glass_since'),
    /** When that administrator last signed in with their password. */
    breakGlassTestedAt: instant('break_glass_tested_at'),
    /** When administrators were last told that nobody had tried it. */
    breakGlassRemindedAt: instant('break_glass_reminded_at'),
    /** Where a SAML provider publishes its metadata; read every day. */
    metadataUrl: text('metadata_url'),
    metadataReadAt: instant('metadata_read_at'),
    /** Why the last reading changed nothing. */
    metadataFault: text('metadata_fault'),
    metadataChange: jsonb('metadata_change').$type<MetadataChange>(),
    /** The claim or attribute with the groups of a person. */
    groupClaim: text('group_claim').notNull().default('groups'),
    /** Nobody signs in with it since then. It was never switched on, or an administrator switched it off. */
    offSince: instant('off_since'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('identity_provider_company_key').on(table.companyId, table.id)],
);

/** What the daily reading of a provider's metadata changed. */
export interface MetadataChange {
  at: string;
  /** SHA-256 fingerprints of certificates. */
  added: string[];
  removed: string[];
  entryPoint: { before: string; after: string } | undefined;
}

/**
 * How an administrator wants people to sign in, until a test sign-in has passed and it takes the place of the values of
 * the provider.
 */
export const providerDraft = pgTable('provider_draft', {
  providerId: text('provider_id')
    .primaryKey()
    .references(() => identityProvider.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: ['oidc', 'saml'] }).notNull(),
  issuer: text('issuer').notNull(),
  clientId: text('client_id'),
  encryptedSecret: text('sealed_secret'),
  entryPoint: text('entry_point'),
  certificates: jsonb('certificates').$type<string[]>().notNull().default([]),
  metadataUrl: text('metadata_url'),
  changedAt: instant('changed_at').notNull(),
  /** The last test sign-in with these very values. */
  testedAt: instant('tested_at'),
  hasPassed: boolean('has_passed').notNull().default(false),
});

/** Notices of the end of a certificate that were sent, so that each is sent once. */
export const certificateNotice = pgTable(
  'certificate_notice',
  {
    providerId: text('provider_id')
      .notNull()
      .references(() => identityProvider.id, { onDelete: 'cascade' }),
    /** SHA-256. */
    fingerprint: text('fingerprint').notNull(),
    /** Before its end. */
    days: integer('days').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.fingerprint, table.days] })],
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
    /** Its people sign in with it; null: the company has none yet. */
    providerId: text('provider_id'),
    /** In the DNS record that proves it; null for a domain that the operator vouched for. */
    token: text('token'),
    claimedAt: instant('claimed_at').notNull().defaultNow(),
    verifiedAt: instant('verified_at'),
    checkedAt: instant('checked_at'),
    lastCheck: text('last_check', { enum: ['found', 'missing', 'failed', 'taken'] }),
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
  /** Of a test sign-in with the draft: it opens no session. */
  isTest: boolean('is_test').notNull().default(false),
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
