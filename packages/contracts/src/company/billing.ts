import * as z from 'zod/mini';
import type { Base } from '../base/bases.ts';
import { endpoint } from '../base/endpoint.ts';
import { checkoutId, subscriptionId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';
import type { Access } from '../base/rights.ts';
import { emailField } from '../identity/sign-in.ts';

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
  purpose: 'only a company renews its plan or adds seats',
  redirect: 'must be a page of the portal',
  name: 'Enter the name that the invoice is made out to',
  ordered: 'Your order is placed. The plan opens once it is paid.',
  cancelled: 'Your order is canceled.',
} as const;

/** Days within which an order is paid; then it runs out by itself. */
export const PAY_DAYS = 30;

/** What a company that pays already orders: more time from its end on, or more seats from the payment on. */
export const COMPANY_PURPOSES = ['renewal', 'seats'] as const;
export const ORDER_PURPOSES = ['individual', 'company', ...COMPANY_PURPOSES] as const;
export type OrderPurpose = (typeof ORDER_PURPOSES)[number];

/** Seats that a company adds. */
export const ADDED_SEATS = { min: 1, max: 1_000 } as const;

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

/**
 * An order that is `waiting` opens nothing until it is paid, and is `not_paid` after `pay_by`. Once paid it is `active` until
 * `ends_at`; it is not renewed by itself. @see BILL-2
 */
export const paidSubscription = z.object({
  id: subscriptionId,
  ...order,
  purpose: z.enum(ORDER_PURPOSES),
  state: z.enum(['waiting', 'active', 'upcoming', 'ended', 'cancelled', 'not_paid']),
  invoice_number: z.string(),
  invoice_name: z.string(),
  ordered_at: z.string(),
  pay_by: z.string(),
  /** Of an order that waits: as if it were paid now. */
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
      /** At the base of companies only: what its administrator orders. */
      purpose: z.optional(z.enum(COMPANY_PURPOSES)),
    }),
    output: z.object({ url: z.string() }),
    problems: ['plan_not_offered', 'order_waiting'],
  }),
  listSubscriptions: endpoint({
    name: `listSubscriptions${suffix}`,
    base,
    method: 'GET',
    path: 'chargebee/subscriptions',
    summary:
      'What the caller, or for its administrators their company, has ordered, the latest first. @see CALL-19, BILL-2',
    access,
    input: nothing,
    output: z.object({
      subscriptions: z.array(paidSubscription),
      /** Where bills are seen; null for somebody whose company pays. @see SHELL-13 */
      profile_url: z.nullable(z.string()),
      /** What an administrator may order for the company; empty for everybody else. */
      offers: z.array(z.enum(COMPANY_PURPOSES)),
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
  purpose: z.enum(ORDER_PURPOSES),
  email: z.string(),
  redirect_url: z.string(),
  /** When the subscription would begin and end, if it were paid now. */
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
    'Orders what a checkout is for, by invoice. Nothing is opened until the order is paid; then an enterprise plan makes a company of that name, which the caller administers. Repeated, it changes nothing. @see BILL-13',
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
  problems: ['checkout_not_found', 'checkout_closed', 'plan_not_offered', 'order_waiting', 'order_limit'],
});

export const cancelOrder = endpoint({
  name: 'cancelOrder',
  base: 'billing-individual',
  method: 'POST',
  path: 'orders/:order_id/cancel',
  summary:
    "Cancels an order that is not paid yet: one's own, or, as an administrator, one for the company. Repeated, it changes nothing.",
  access: 'portal',
  input: z.object({ order_id: subscriptionId }),
  output: paidSubscription,
  problems: ['checkout_not_found', 'order_settled'],
});

/** How old the signature of a settlement may be, in seconds. */
export const SETTLEMENT_SECONDS = 300;

/** What the signature of a settlement is made of, in this order, separated by line ends. */
export const toSettlementText = (sent: {
  sent_at: string;
  event_id: string;
  outcome: string;
  invoice_number: string;
  amount: number;
  currency: string;
}): string =>
  [sent.sent_at, sent.event_id, sent.outcome, sent.invoice_number, sent.amount, sent.currency].join('\n');

export const settleOrder = endpoint({
  name: 'settleOrder',
  base: 'billing',
  method: 'POST',
  path: 'webhook/settlement',
  summary:
    'A payment provider tells that an order was paid, or that it was taken back. Signed with `BILLING_WEBHOOK_SECRET`: HMAC-SHA256 (hex) of `sent_at`, `event_id`, `outcome`, `invoice_number`, `amount` and `currency`, separated by line ends. An event counts once, however often it is sent.',
  access: 'public',
  input: z.object({
    event_id: z.string().check(z.minLength(1), z.maxLength(200)),
    outcome: z.enum(['paid', 'taken_back']),
    invoice_number: z.string().check(z.maxLength(40)),
    /** In the smallest unit of the currency. */
    amount: z.number().check(z.int(), z.gte(0), z.lte(2_147_483_647)),
    currency: z.string().check(z.maxLength(3)),
    /** When it was signed. */
    sent_at: z.iso.datetime(),
    signature: z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: 'must be 64 hexadecimal digits' })),
  }),
  output: z.object({ state: paidSubscription.shape.state }),
  problems: ['forbidden', 'checkout_not_found', 'order_ended', 'plan_not_offered', 'too_many_tries'],
});

export const BILLING_ENDPOINTS = [
  listPrices,
  individual.openCheckout,
  individual.listSubscriptions,
  company.openCheckout,
  company.listSubscriptions,
  getCheckout,
  finishCheckout,
  cancelOrder,
  settleOrder,
];
