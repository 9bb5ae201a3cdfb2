import * as z from 'zod/mini';
import type { Base } from './base/bases.ts';
import { endpoint } from './base/endpoint.ts';
import { checkoutId, subscriptionId } from './base/ids.ts';
import { nothing } from './base/reply.ts';
import type { Access } from './base/rights.ts';
import { emailField } from './sign-in.ts';

/** Plans that are sold, from small to large. */
export const SOLD_PLANS = ['individual', 'enterprise'] as const;
export type SoldPlan = (typeof SOLD_PLANS)[number];

export const BILLING_PERIODS = ['month', 'year'] as const;
export type BillingPeriod = (typeof BILLING_PERIODS)[number];

/** Seats of the enterprise plan; the individual plan has one. */
export const SEATS = { min: 5, max: 1_000, standard: 10 } as const;

/** How long a checkout that was opened can be finished. */
export const CHECKOUT_MINUTES = 60;

export const BILLING_TEXTS = {
  oneSeat: 'The individual plan has one seat',
  seats: `Choose ${SEATS.min} to ${SEATS.max.toLocaleString('en')} seats`,
  redirect: 'must be a page of the portal',
  name: 'Enter the name that the invoice is made out to',
  ordered: 'Your order is complete. The invoice comes by email.',
} as const;

const planId = z.enum(SOLD_PLANS);
const period = z.enum(BILLING_PERIODS);

/** What a plan costs for a period, without tax; the enterprise plan for each seat. */
export const price = z.object({
  plan_id: planId,
  period,
  /** In the smallest unit of the currency. */
  amount: z.number(),
  /** ISO 4217. */
  currency: z.string(),
});
export type Price = z.infer<typeof price>;

export const listPrices = endpoint({
  name: 'listPrices',
  base: 'billing-individual',
  method: 'GET',
  path: 'prices',
  summary: 'What the plans cost. A plan without a price is sold by email. @see BILL-11',
  access: 'public',
  input: nothing,
  output: z.object({ items: z.array(price) }),
  problems: [],
});

const order = {
  plan_id: planId,
  period,
  seats: z.number(),
  /** For all seats, without tax, in the smallest unit of the currency. */
  amount: z.number(),
  currency: z.string(),
};

/** `active` until `ends_at`; it is not renewed by itself. @see BILL-2 */
export const paidSubscription = z.object({
  id: subscriptionId,
  ...order,
  state: z.enum(['active', 'upcoming', 'ended']),
  invoice_number: z.string(),
  invoice_name: z.string(),
  ordered_at: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
});
export type PaidSubscription = z.infer<typeof paidSubscription>;

/** A page of the portal; nothing that leads to another site. */
export const CHECKOUT_REDIRECT = /^\/portal\/[\w\-/?=&.%]{0,480}$/;
const redirectUrl = z.string().check(z.regex(CHECKOUT_REDIRECT, { error: BILLING_TEXTS.redirect }));

interface BillingBase {
  base: Extract<Base, 'billing' | 'billing-individual'>;
  /** Of the names of its calls. */
  suffix: string;
  access: Access;
}

/**
 * The calls of both billing bases: individuals and the free tier pay at another one than companies; each refuses the
 * other's callers. @see BILL-8, SVC-16
 */
const toBillingCalls = ({ base, suffix, access }: BillingBase) => ({
  openCheckout: endpoint({
    name: `openCheckout${suffix}`,
    base,
    method: 'POST',
    path: 'webhook/checkout',
    summary:
      'Opens a checkout and gives its address. The same order again gives the same checkout while it is open. @see CALL-18, BILL-10',
    access,
    input: z.object({
      plan_id: planId,
      period,
      seats: z._default(z.number().check(z.int(), z.gte(1), z.lte(SEATS.max)), 1),
      /** Where the invoice goes; without it the address of the account. */
      email: z.optional(emailField),
      redirect_url: redirectUrl,
    }),
    output: z.object({ url: z.string() }),
    problems: ['plan_not_offered'],
  }),
  listSubscriptions: endpoint({
    name: `listSubscriptions${suffix}`,
    base,
    method: 'GET',
    path: 'chargebee/subscriptions',
    summary:
      'What the caller, or for its administrators their company, has paid for, the latest first. @see CALL-19, BILL-2',
    access,
    input: nothing,
    output: z.object({
      subscriptions: z.array(paidSubscription),
      /** Where bills are seen; null for somebody whose company pays. @see SHELL-13 */
      profile_url: z.nullable(z.string()),
    }),
    problems: [],
  }),
});

const individual = toBillingCalls({ base: 'billing-individual', suffix: '', access: 'individualUser' });
const company = toBillingCalls({ base: 'billing', suffix: 'OfCompany', access: 'companyUser' });

/** The calls of a base, as `toBillingBase` names it. */
export const BILLING_CALLS = { 'billing-individual': individual, billing: company } as const;

export const openedCheckout = z.object({
  checkout_id: checkoutId,
  ...order,
  email: z.string(),
  redirect_url: z.string(),
  /** When the subscription would begin and end, if it were ordered now. */
  starts_at: z.string(),
  ends_at: z.string(),
  /** Until when it can be finished. */
  open_until: z.string(),
  /** Set once it is finished. */
  subscription: z.nullable(paidSubscription),
});
export type OpenedCheckout = z.infer<typeof openedCheckout>;

export const getCheckout = endpoint({
  name: 'getCheckout',
  base: 'billing-individual',
  method: 'GET',
  path: 'checkout/:checkout_id',
  summary: 'A checkout of the caller: what is ordered, and until when it can be. @see BILL-13',
  access: 'portal',
  input: z.object({ checkout_id: checkoutId }),
  output: openedCheckout,
  problems: ['checkout_not_found'],
});

/** Most characters of what an invoice is made out to. */
export const INVOICE_LENGTHS = { name: 120, address: 500 } as const;

export const finishCheckout = endpoint({
  name: 'finishCheckout',
  base: 'billing-individual',
  method: 'POST',
  path: 'checkout/:checkout_id/finish',
  summary:
    'Orders what a checkout is for, on account: the plan is in force at once, the invoice comes by email. An enterprise plan makes a company of that name, which the caller administers. Repeated, it changes nothing. @see BILL-13',
  access: 'portal',
  input: z.object({
    checkout_id: checkoutId,
    /** Whom the invoice is made out to. */
    name: z
      .string()
      .check(z.trim(), z.minLength(1, { error: BILLING_TEXTS.name }), z.maxLength(INVOICE_LENGTHS.name)),
    /** Further lines of the invoice: address, tax number, order number. */
    address: z._default(z.string().check(z.trim(), z.maxLength(INVOICE_LENGTHS.address)), ''),
  }),
  output: openedCheckout,
  problems: ['checkout_not_found', 'checkout_closed', 'plan_not_offered'],
});

export const BILLING_ENDPOINTS = [
  listPrices,
  individual.openCheckout,
  individual.listSubscriptions,
  company.openCheckout,
  company.listSubscriptions,
  getCheckout,
  finishCheckout,
];
