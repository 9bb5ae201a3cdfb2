import { CLAIM_FOUND } from '@drawbridge/contracts/integration';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { ltiPlatform } from '../../kernel/people/lti-platform.table.ts';
import { company, person } from '../../kernel/people/people.table.ts';

/**
 * Other ids of a registration in login addresses: a platform that registered itself again has the address of the id that
 * was made for that.
 */
export const ltiPlatformAlias = pgTable(
  'lti_platform_alias',
  {
    id: uuid('id').primaryKey(),
    platformId: uuid('platform_id')
      .notNull()
      .references(() => ltiPlatform.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('lti_platform_alias_platform_idx').on(table.platformId)],
);

/** The installation of the tool on a platform. Tenant = (issuer, client id, deployment id). */
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
    /** To five minutes: a launch soon after another writes nothing here. */
    lastLaunchedAt: instant('last_launched_at'),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.deploymentId, table.contextId, table.personId] }),
    index('lti_member_person_idx').on(table.personId),
    index('lti_member_launch_idx').on(table.platformId, table.lastLaunchedAt),
  ],
);

/** A course of a platform that was launched from: its title, and where its services are. */
export const ltiContext = pgTable(
  'lti_context',
  {
    platformId: uuid('platform_id')
      .notNull()
      .references(() => ltiPlatform.id, { onDelete: 'cascade' }),
    deploymentId: text('deployment_id').notNull(),
    contextId: text('context_id').notNull(),
    title: text('title'),
    /** NRPS 2.1 `context_memberships_url`; null where the platform offers no roster. */
    membershipsUrl: text('memberships_url'),
    /** The time of the next reading of the roster. Null when nobody asked for it. */
    rosterDueAt: instant('roster_due_at'),
    /** Nobody reads it before: it is being read, or that just failed. */
    rosterClaimedUntil: instant('roster_claimed_until'),
    rosterTries: integer('roster_tries').notNull().default(0),
    rosterReadAt: instant('roster_read_at'),
    /** Entries of the latest reading that have no usable id: they are not listed. */
    rosterLeftOut: integer('roster_left_out').notNull().default(0),
    /** The time at which the whole roster was read, not only its changes. */
    rosterWholeAt: instant('roster_whole_at'),
    /** Why the latest reading failed; null when it did not. */
    rosterFault: text('roster_fault'),
    /** NRPS 2.4.2: where to read only what changed since. */
    rosterDifferencesUrl: text('roster_differences_url'),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.deploymentId, table.contextId] }),
    index('lti_context_roster_due_idx').on(table.rosterDueAt).where(sql`roster_due_at is not null`),
  ],
);

/** What was linked in a course: an instructor sees the results of these and of no other. Kind `list`: all labs, or all courses. */
export const ltiContextItem = pgTable(
  'lti_context_item',
  {
    platformId: uuid('platform_id').notNull(),
    deploymentId: text('deployment_id').notNull(),
    contextId: text('context_id').notNull(),
    kind: text('kind', { enum: ['lab', 'course', 'list'] }).notNull(),
    /** Id of the lab or course; `labs` or `courses` for a list. */
    itemId: text('item_id').notNull(),
    linkedAt: instant('linked_at').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.platformId, table.deploymentId, table.contextId, table.kind, table.itemId],
    }),
    foreignKey({
      name: 'lti_context_item_platform_fk',
      columns: [table.platformId],
      foreignColumns: [ltiPlatform.id],
    }).onDelete('cascade'),
  ],
);

/** Who is enrolled in a course as the platform's roster has it, whether or not they ever launched. No e-mail is kept. */
export const ltiRosterMember = pgTable(
  'lti_roster_member',
  {
    platformId: uuid('platform_id').notNull(),
    deploymentId: text('deployment_id').notNull(),
    contextId: text('context_id').notNull(),
    /** `user_id` of the roster: the `sub` of a launch. */
    subject: text('subject').notNull(),
    /** Derived from the subject: no row of `person` before the first launch. */
    personId: uuid('person_id').notNull(),
    /** Empty where the platform sends no names. */
    name: text('name').notNull().default(''),
    isInstructor: boolean('is_instructor').notNull(),
    isLearner: boolean('is_learner').notNull(),
    status: text('status', { enum: ['active', 'inactive', 'left'] }).notNull(),
    /** The time at which the roster last named the person. */
    lastReadAt: instant('last_read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.deploymentId, table.contextId, table.subject] }),
    foreignKey({
      name: 'lti_roster_member_context_fk',
      columns: [table.platformId, table.deploymentId, table.contextId],
      foreignColumns: [ltiContext.platformId, ltiContext.deploymentId, ltiContext.contextId],
    }).onDelete('cascade'),
    index('lti_roster_member_person_idx').on(table.personId),
  ],
);

/** A resource link of a course whose own members an instructor asked for. Without members it limits no list. @see NRPS 2.0 3 */
export const ltiLinkRoster = pgTable(
  'lti_link_roster',
  {
    platformId: uuid('platform_id').notNull(),
    deploymentId: text('deployment_id').notNull(),
    contextId: text('context_id').notNull(),
    resourceLinkId: text('resource_link_id').notNull(),
    /** The time of the next reading. Null when nobody has asked for it since. */
    dueAt: instant('due_at'),
    claimedUntil: instant('claimed_until'),
    readAt: instant('read_at'),
    /** The time at which the latest reading failed. Null when it did not fail. */
    failedAt: instant('failed_at'),
  },
  (table) => [
    primaryKey({
      name: 'lti_link_roster_pk',
      columns: [table.platformId, table.deploymentId, table.contextId, table.resourceLinkId],
    }),
    foreignKey({
      name: 'lti_link_roster_context_fk',
      columns: [table.platformId, table.deploymentId, table.contextId],
      foreignColumns: [ltiContext.platformId, ltiContext.deploymentId, ltiContext.contextId],
    }).onDelete('cascade'),
    index('lti_link_roster_due_idx').on(table.dueAt).where(sql`due_at is not null`),
  ],
);

/** Who has access to a resource link, as the platform says. */
export const ltiLinkMember = pgTable(
  'lti_link_member',
  {
    platformId: uuid('platform_id').notNull(),
    deploymentId: text('deployment_id').notNull(),
    contextId: text('context_id').notNull(),
    resourceLinkId: text('resource_link_id').notNull(),
    /** Derived from the subject: no row of `person` before the first launch. */
    personId: uuid('person_id').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'lti_link_member_pk',
      columns: [table.platformId, table.deploymentId, table.contextId, table.resourceLinkId, table.personId],
    }),
    foreignKey({
      name: 'lti_link_member_roster_fk',
      columns: [table.platformId, table.deploymentId, table.contextId, table.resourceLinkId],
      foreignColumns: [
        ltiLinkRoster.platformId,
        ltiLinkRoster.deploymentId,
        ltiLinkRoster.contextId,
        ltiLinkRoster.resourceLinkId,
      ],
    }).onDelete('cascade'),
  ],
);

/** A link in a company's hands with which a platform registers itself, once. The token is stored as a hash. @see LTI-20 */
export const ltiInvitation = pgTable(
  'lti_invitation',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => person.id, { onDelete: 'set null' }),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    platformId: uuid('platform_id').references(() => ltiPlatform.id, { onDelete: 'set null' }),
  },
  (table) => [index('lti_invitation_company_idx').on(table.companyId)],
);

/** Logins and launches of a registration that were refused, for its administrators. Kept for thirty days. @see LTI-28 */
export const ltiRefusal = pgTable(
  'lti_refusal',
  {
    /** The incident number that the page shows. */
    id: uuid('id').primaryKey(),
    platformId: uuid('platform_id')
      .notNull()
      .references(() => ltiPlatform.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    /** What was sent where it decides: never a token or a personal value. */
    detail: text('detail'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('lti_refusal_platform_idx').on(table.platformId, table.at),
    index('lti_refusal_at_idx').on(table.at),
  ],
);

/** What launches of a registration send that is left out of them, for its administrators. No value of it is stored. */
export const ltiIgnoredClaim = pgTable(
  'lti_ignored_claim',
  {
    platformId: uuid('platform_id')
      .notNull()
      .references(() => ltiPlatform.id, { onDelete: 'cascade' }),
    claim: text('claim').notNull(),
    found: text('found', { enum: CLAIM_FOUND }).notNull(),
    /** To the day: it is written once a day. */
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.platformId, table.claim] })],
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
    /** What the platform asked for. @see LTI core 5.3.1 */
    message: text('message', { enum: ['resource_link', 'deep_linking', 'submission_review'] })
      .notNull()
      .default('resource_link'),
    isInstructor: boolean('is_instructor').notNull(),
    contextId: text('context_id'),
    contextTitle: text('context_title'),
    /** Null for a message without a link: deep linking. */
    resourceLinkId: text('resource_link_id'),
    labId: text('lab_id'),
    courseId: text('course_id'),
    gradeTargetId: uuid('grade_target_id'),
    /** Whose work a submission review shows. */
    reviewedPersonId: uuid('reviewed_person_id'),
    /** Encrypted: a platform's return address may contain its user's session key. */
    encryptedReturnUrl: text('sealed_return_url'),
    /** Deep linking 2.0 4.4.1, encrypted for the same reason; removed once the items were returned. */
    encryptedDeepLinking: text('sealed_deep_linking'),
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
