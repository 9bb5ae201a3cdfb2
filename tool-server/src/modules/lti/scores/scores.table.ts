import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { person } from '../../people/people.table.ts';
import { ltiPlatform } from '../lti.table.ts';

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
    lineItem: text('line_item').notNull(),
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
    /** When to compare and send; null when nothing is to be done. */
    dueAt: instant('due_at'),
    claimedUntil: instant('claimed_until'),
    /** Why the platform will never accept the present score; a better one is tried again. */
    deadReason: text('dead_reason'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('lti_grade_target_key').on(table.personId, table.lineItem),
    index('lti_grade_target_item_idx').on(table.personId, table.itemKind, table.itemId),
    index('lti_grade_target_platform_idx').on(table.platformId),
    index('lti_grade_target_due_idx').on(table.dueAt).where(sql`due_at is not null`),
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
    /** The line item; null until the platform named it. */
    url: text('url'),
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
