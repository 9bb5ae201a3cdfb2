import { BILLING_PERIODS, ORDER_PURPOSES, SOLD_PLANS } from '@drawbridge/contracts/company';
import { sql } from 'drizzle-orm';
import { index, integer, pgSequence, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { company, person } from '../../kernel/people/people.table.ts';

/** What is ordered; a price that changes later changes no order. */
const order = {
  planId: text('plan_id', { enum: SOLD_PLANS }).notNull(),
  period: text('period', { enum: BILLING_PERIODS }).notNull(),
  seats: integer('seats').notNull(),
  /** The price for all seats, without tax, in the smallest unit of the currency. */
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  /** The address that the invoice is sent to. */
  email: text('email').notNull(),
};

/** An order that its person has not finished yet. */
export const checkout = pgTable(
  'checkout',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    ...order,
    purpose: text('purpose', { enum: ORDER_PURPOSES }).notNull().default('individual'),
    redirectUrl: text('redirect_url').notNull(),
    openUntil: instant('open_until').notNull(),
  },
  (table) => [
    index('checkout_person_idx').on(table.personId),
    index('checkout_open_idx').on(table.openUntil),
  ],
);

export const invoiceNumber = pgSequence('invoice_number');

/**
 * An order that was finished. It opens nothing until it is settled, and what it opened ends with it. It is what an invoice
 * is about, so it outlives the account of who ordered.
 */
export const subscription = pgTable(
  'subscription',
  {
    /** That of the checkout: it is finished once. */
    id: uuid('id').primaryKey(),
    personId: uuid('person_id').references(() => person.id, { onDelete: 'set null' }),
    /** The company of an order of the enterprise plan. */
    companyId: uuid('company_id').references(() => company.id, { onDelete: 'set null' }),
    ...order,
    purpose: text('purpose', { enum: ORDER_PURPOSES }).notNull().default('individual'),
    redirectUrl: text('redirect_url').notNull(),
    /** What one order waits for at a time: the address of the invoice, or its person where that is their own. */
    waitsFor: text('waits_for').notNull(),
    invoiceNumber: text('invoice_number').notNull(),
    invoiceName: text('invoice_name').notNull(),
    invoiceAddress: text('invoice_address').notNull(),
    orderedAt: instant('ordered_at').notNull(),
    /** Until then it costs nothing, and no invoice is asked for: the first order of an individual. */
    trialEndsAt: instant('trial_ends_at'),
    /** The start of the subscription from the settlement on. Before it, the expected start. */
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The time until which the order may be settled. */
    payBy: instant('pay_by').notNull(),
    /** Nothing is opened before. */
    settledAt: instant('settled_at'),
    /** `operator`, or the id of the event of a payment provider, which settles one order. */
    settledBy: text('settled_by'),
    endedAt: instant('ended_at'),
    endedBecause: text('ended_because', { enum: ['cancelled', 'not paid'] }),
    /** `operator`, `person`, `time`, `membership` (of a company that they joined), or the id of the event of a payment provider. */
    endedBy: text('ended_by'),
  },
  (table) => [
    index('subscription_person_idx').on(table.personId),
    index('subscription_company_idx').on(table.companyId),
    // One order that waits for its payment, for a person and for an address.
    uniqueIndex('subscription_waiting_person_key')
      .on(table.personId)
      .where(sql`settled_at is null and ended_at is null`),
    uniqueIndex('subscription_waiting_email_key')
      .on(table.email)
      .where(sql`settled_at is null and ended_at is null`),
    uniqueIndex('subscription_settled_key').on(table.settledBy).where(sql`settled_by <> 'operator'`),
    uniqueIndex('subscription_invoice_key').on(table.invoiceNumber),
  ],
);
