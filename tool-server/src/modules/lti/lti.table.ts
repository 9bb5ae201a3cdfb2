import { boolean, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { company, person } from '../people/people.table.ts';

/**
 * A learning platform that a company lets launch us. A company registers an issuer and client id once; another company
 * may register the same pair (one Blackboard client id serves every school), and learns nothing of it. @see LTI-3
 */
export const ltiPlatform = pgTable(
  'lti_platform',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id),
    name: text('name').notNull(),
    issuer: text('issuer').notNull(),
    clientId: text('client_id').notNull(),
    authLoginUrl: text('auth_login_url').notNull(),
    authTokenUrl: text('auth_token_url').notNull(),
    keySetUrl: text('key_set_url').notNull(),
    active: boolean('active').notNull().default(true),
    createdAt: instant('created_at').notNull(),
    /** The first launch that was signed with keys of the issuer itself: from then on the address that all share finds it. */
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [unique('lti_platform_company_client_key').on(table.companyId, table.issuer, table.clientId)],
);

/** Where the tool is installed on a platform. Tenant = (issuer, client id, deployment id). */
export const ltiDeployment = pgTable(
  'lti_deployment',
  {
    platformId: uuid('platform_id')
      .notNull()
      .references(() => ltiPlatform.id, { onDelete: 'cascade' }),
    deploymentId: text('deployment_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.platformId, table.deploymentId] })],
);

/**
 * Everyone launched from a course, with their latest role: an instructor reviews its learners. A context id is unique
 * within its deployment only: two schools of one registration may both have a course 42. @see LTI core 5.4.1
 */
export const ltiMember = pgTable(
  'lti_member',
  {
    platformId: uuid('platform_id')
      .notNull()
      .references(() => ltiPlatform.id, { onDelete: 'cascade' }),
    deploymentId: text('deployment_id').notNull(),
    contextId: text('context_id').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    isInstructor: boolean('is_instructor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.deploymentId, table.contextId, table.personId] }),
    index('lti_member_person_idx').on(table.personId),
  ],
);

/** States whose launch was accepted, stored until they would be expired anyway. @see LTI-5 */
export const ltiConsumedState = pgTable(
  'lti_consumed_state',
  { id: text('id').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (table) => [index('lti_consumed_state_expiry_idx').on(table.expiresAt)],
);

/** One accepted launch. Its page exchanges the ltik for a token; the token is stored as a hash. */
export const ltiSession = pgTable(
  'lti_session',
  {
    id: uuid('id').primaryKey(),
    platformId: uuid('platform_id')
      .notNull()
      .references(() => ltiPlatform.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    deploymentId: text('deployment_id').notNull(),
    isInstructor: boolean('is_instructor').notNull(),
    contextId: text('context_id'),
    contextTitle: text('context_title'),
    resourceLinkId: text('resource_link_id').notNull(),
    labId: text('lab_id'),
    courseId: text('course_id'),
    gradeTargetId: uuid('grade_target_id'),
    /** Encrypted: a platform's return address may contain its user's session key. */
    encryptedReturnUrl: text('sealed_return_url'),
    launchedAt: instant('launched_at').notNull(),
    ltikExpiresAt: instant('ltik_expires_at').notNull(),
    openedAt: instant('opened_at'),
    /** Hash of the key that the first exchange was made with: only its page may repeat the exchange. */
    openKeyHash: text('open_key_hash'),
    tokenHash: text('token_hash').unique(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('lti_session_person_idx').on(table.personId),
    index('lti_session_platform_idx').on(table.platformId),
    index('lti_session_expiry_idx').on(table.expiresAt),
  ],
);
