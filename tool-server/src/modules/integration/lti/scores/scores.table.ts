import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../../platform/db/columns.ts';
import { ltiPlatform } from '../../../kernel/people/lti-platform.table.ts';
import { person } from '../../../kernel/people/people.table.ts';

/** The best a launched person reached in a lab or course: what a gradebook should show. */
export const ltiResult = pgTable(
  'lti_result',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    itemKind: text('item_kind', { enum: ['lab', 'course'] }).notNull(),
    itemId: text('item_id').notNull(),
    score: integer('score').notNull(),
    completed: boolean('completed').notNull(),
    reachedAt: instant('reached_at').notNull(),
    /** The latest result, for a platform whose rule is not the best one. */
    latestScore: integer('latest_score'),
    latestAt: instant('latest_at'),
  },
  (table) => [primaryKey({ columns: [table.personId, table.itemKind, table.itemId] })],
);

/**
 * A gradebook cell: a person in a line item, and the lab or course it shows. It also holds what was delivered, so that
 * what is to be sent follows from comparing, not from a queue. @see LTI-19
 */
export const ltiGradeTarget = pgTable(
  'lti_grade_target',
  {
    id: uuid('id').primaryKey(),
    platformId: uuid('platform_id')
      .notNull()
      .references(() => ltiPlatform.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** The person's `sub` on the platform: AGS `userId`. */
    subject: text('subject').notNull(),
    deploymentId: text('deployment_id').notNull(),
    resourceLinkId: text('resource_link_id').notNull(),
    /** Its address; `urn:uuid:` and the id of ours while the platform has not named it yet. */
    lineItem: text('line_item').notNull(),
    /** Set where we find or make the line item ourselves. */
    lineItemId: uuid('line_item_id'),
    /** The course of the launch: its instructors may have the score sent again. */
    contextId: text('context_id'),
    /** The link's own rule, which precedes the platform's. */
    scoreRule: text('score_rule', { enum: ['best', 'latest'] }),
    itemKind: text('item_kind', { enum: ['lab', 'course'] }).notNull(),
    itemId: text('item_id').notNull(),
    deliveredScore: integer('delivered_score'),
    deliveredCompleted: boolean('delivered_completed'),
    deliveredAt: instant('delivered_at'),
    /** Written before it is sent: after a kill the same score is sent under the same timestamp, once in effect. */
    sendingScore: integer('sending_score'),
    sendingCompleted: boolean('sending_completed'),
    /** Timestamp of the latest score sent, whole seconds: the next one is later. */
    sentAt: instant('sent_at'),
    tries: integer('tries').notNull().default(0),
    /** Counts the changes that made the target due, so that a delivery does not hide one made meanwhile. */
    revision: integer('revision').notNull().default(0),
    /** The time to compare and send. Null when nothing is to be done. */
    dueAt: instant('due_at'),
    claimedUntil: instant('claimed_until'),
    /** Why the score was given up, as the log has it; a launch, a better score or a person makes it due again. */
    deadReason: text('dead_reason'),
    /** Why the latest attempt failed: a code of the contract's table. Null once it arrived. */
    fault: text('fault'),
    /** What the platform said to it, in its own words; of no meaning without a fault. */
    said: text('said'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('lti_grade_target_key').on(table.personId, table.lineItem),
    index('lti_grade_target_item_idx').on(table.personId, table.itemKind, table.itemId),
    index('lti_grade_target_platform_idx').on(table.platformId),
    index('lti_grade_target_platform_due_idx')
      .on(table.platformId, table.dueAt)
      .where(sql`due_at is not null`),
    index('lti_grade_target_line_item_idx').on(table.lineItemId).where(sql`line_item_id is not null`),
    index('lti_grade_target_link_idx').on(table.platformId, table.resourceLinkId),
  ],
);

/**
 * A line item that the platform did not make itself: it offers its grade service for a link without one (AGS 3.2). It is
 * found again by `resourceId` and `tag`, or made, once for all learners of the link.
 */
export const ltiLineItem = pgTable(
  'lti_line_item',
  {
    id: uuid('id').primaryKey(),
    platformId: uuid('platform_id')
      .notNull()
      .references(() => ltiPlatform.id, { onDelete: 'cascade' }),
    deploymentId: text('deployment_id').notNull(),
    /** `lineitems` of the claim: the container of the context. */
    lineItemsUrl: text('line_items_url').notNull(),
    /** Empty for an uncoupled line item. */
    resourceLinkId: text('resource_link_id').notNull(),
    itemKind: text('item_kind', { enum: ['lab', 'course'] }).notNull(),
    itemId: text('item_id').notNull(),
    /** The line item; null until the platform named it, and again while a deleted one is replaced. */
    url: text('url'),
    /** False where the platform lets us look for line items only. */
    mayMake: boolean('may_make').notNull().default(true),
    /** The time at which a deleted line item was replaced. This happens once, until a person asks for it again. */
    renewedAt: instant('renewed_at'),
    /** Why the latest attempt to find or make it failed. */
    fault: text('fault'),
    /** What the platform said to it; of no meaning without a fault. */
    said: text('said'),
    dueAt: instant('due_at'),
    tries: integer('tries').notNull().default(0),
    claimedUntil: instant('claimed_until'),
    deadReason: text('dead_reason'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('lti_line_item_key').on(
      table.platformId,
      table.deploymentId,
      table.lineItemsUrl,
      table.resourceLinkId,
      table.itemKind,
      table.itemId,
    ),
    index('lti_line_item_due_idx').on(table.dueAt).where(sql`due_at is not null`),
  ],
);
