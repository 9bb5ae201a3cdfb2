import * as z from 'zod/mini';
import type { Base } from '../base/bases.ts';
import { endpoint } from '../base/endpoint.ts';
import { checkoutId, subscriptionId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';
import type { Access } from '../base/rights.ts';
import { emailField } from '../identity/sign-in.ts';

/** Plans for sale, from smallest to largest. */
export const SOLD_PLANS = ['individual', 'enterprise'] as const;
export type SoldPlan = (typeof SOLD_PLANS)[number];

export const BILLING_PERIODS = ['month', 'year'] as const;
export type BillingPeriod = (typeof BILLING_PERIODS)[number];

/** Seats of the enterprise plan; the individual plan has one. */
export const SEATS = { min: 5, max: 1_000, standard: 10 } as const;

/** Minutes for which an open checkout can be completed. */
export const CHECKOUT_MINUTES = 60;

export const BILLING_TEXTS = {
  oneSeat: 'The individual plan has one seat',
  seats: `Choose ${SEATS.min} to ${SEATS.max.toLocaleString('en')} seats`,
  purpose: 'only a company can renew its plan or add seats',
  redirect: 'must be a page of the portal',
  name: 'Enter the name that the invoice is made out to',
  ordered: 'Your order is placed. The plan opens once it is paid.',
  cancelled: 'Your order is canceled.',
} as const;

/** Days to pay an order; after that it lapses. */
export const PAY_DAYS = 30;

/** What a paying company can order: more time after its current end date, or more seats from the payment on. */
export const COMPANY_PURPOSES = ['renewal', 'seats'] as const;
export const ORDER_PURPOSES = ['individual', 'company', ...COMPANY_PURPOSES] as const;
export type OrderPurpose = (typeof ORDER_PURPOSES)[number];

/** Number of seats that a company can add at once. */
export const ADDED_SEATS = { min: 1, max: 1_000 } as const;

const planId = z.enum(SOLD_PLANS);
const period = z.enum(BILLING_PERIODS);

/** Price of a plan for one period, without tax; for the enterprise plan, per seat. */
export const price = z.object({
  plan_id: planId,
  period,
  /** In the smallest unit of the currency, such as cents. */
  amount: z.number(),
  /** ISO 4217 code. */
  currency: z.string(),
});
export type Price = z.infer<typeof price>;

/** What the plan without a price opens. */
export const freePlan = z.object({
  /** Titles. */
  courses: z.array(z.string()),
  labs: z.number(),
  challenges: z.number(),
});
export type FreePlan = z.infer<typeof freePlan>;

export const listPrices = endpoint({
  name: 'listPrices',
  base: 'billing-individual',
  method: 'GET',
  path: 'prices',
  summary:
    'Lists the prices of the plans, and what the free plan opens. A plan without a price is sold by email. @see BILL-11',
  access: 'public',
  input: nothing,
  output: z.object({ items: z.array(price), free_plan: freePlan }),
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
 * A `waiting` order grants nothing until it is paid, and becomes `not_paid` after `pay_by`. A paid order is `active`
 * until `ends_at`; it does not renew automatically.
 * @see BILL-2
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
  /** Until when a waiting order costs nothing; null after that and without a trial. No invoice is sent before. */
  trial_ends_at: z.nullable(z.string()),
  /** For an unpaid order, as if it were paid now, or at the end of its trial. */
  starts_at: z.string(),
  ends_at: z.string(),
});
export type PaidSubscription = z.infer<typeof paidSubscription>;

/** A page of the portal, so that nobody is redirected to another site. */
export const CHECKOUT_REDIRECT = /^\/portal\/[\w\-/?=&.%]{0,480}$/;
const redirectUrl = z.string().check(z.regex(CHECKOUT_REDIRECT, { error: BILLING_TEXTS.redirect }));

/** The page that takes the order, here or at whoever hosts it. It is opened in the page: no script and no local file. */
const checkoutUrl = z.string().check(z.regex(/^(?:https?:\/\/|\/(?![/\\]))/i));

interface BillingBase {
  base: Extract<Base, 'billing' | 'billing-individual'>;
  /** Suffix of the names of its calls. */
  suffix: string;
  access: Access;
}

/**
 * Calls that both billing bases have. Companies use one base, individuals and the free tier the other; each base
 * refuses the other's callers.
 * @see BILL-8, SVC-16
 */
const toBillingCalls = ({ base, suffix, access }: BillingBase) => ({
  openCheckout: endpoint({
    name: `openCheckout${suffix}`,
    base,
    method: 'POST',
    path: 'webhook/checkout',
    summary:
      'Opens a checkout and returns its URL. Repeating the same order returns the same checkout while it is open. @see CALL-18, BILL-10',
    access,
    input: z.object({
      plan_id: planId,
      period,
      seats: z._default(z.number().check(z.int(), z.gte(1), z.lte(SEATS.max)), 1),
      /** Address for the invoice. Absent: the address of the account. */
      email: z.optional(emailField),
      redirect_url: redirectUrl,
      /** What the company's administrator orders. Accepted only at the base of companies. */
      purpose: z.optional(z.enum(COMPANY_PURPOSES)),
    }),
    output: z.object({ url: checkoutUrl }),
    problems: ['plan_not_offered', 'order_waiting'],
  }),
  listSubscriptions: endpoint({
    name: `listSubscriptions${suffix}`,
    base,
    method: 'GET',
    path: 'chargebee/subscriptions',
    summary:
      'Lists the orders of the caller, or of the company if the caller administers it, most recent first. @see CALL-19, BILL-2',
    access,
    input: nothing,
    output: z.object({
      subscriptions: z.array(paidSubscription),
      /** Page that shows the bills; null for a person whose company pays. @see SHELL-13 */
      profile_url: z.nullable(z.string()),
      /** What an administrator may order for the company; empty for everyone else. */
      offers: z.array(z.enum(COMPANY_PURPOSES)),
      /** Days of a free trial that the caller's first order of the individual plan begins with; 0 for none. */
      trial_days: z.number(),
    }),
    problems: [],
  }),
});

const individual = toBillingCalls({ base: 'billing-individual', suffix: '', access: 'individualUser' });
const company = toBillingCalls({ base: 'billing', suffix: 'OfCompany', access: 'companyUser' });

/** The calls of each base, by the name that `toBillingBase` returns. */
export const BILLING_CALLS = { 'billing-individual': individual, billing: company } as const;

export const openedCheckout = z.object({
  checkout_id: checkoutId,
  ...order,
  purpose: z.enum(ORDER_PURPOSES),
  email: z.string(),
  redirect_url: z.string(),
  /** End of the trial that the order begins with, if it were placed now; null without one. */
  trial_ends_at: z.nullable(z.string()),
  /** Start and end of the subscription if it were paid now, or at the end of its trial. */
  starts_at: z.string(),
  ends_at: z.string(),
  /** Instant until which it can be completed. */
  open_until: z.string(),
  /** Null until the checkout is completed. */
  subscription: z.nullable(paidSubscription),
});
export type OpenedCheckout = z.infer<typeof openedCheckout>;

export const getCheckout = endpoint({
  name: 'getCheckout',
  base: 'billing-individual',
  method: 'GET',
  path: 'checkout/:checkout_id',
  summary:
    "Returns one of the caller's checkouts: what is ordered, and until when it can be completed. @see BILL-13",
  access: 'portal',
  input: z.object({ checkout_id: checkoutId }),
  output: openedCheckout,
  problems: ['checkout_not_found'],
});

/** Maximum length of invoice fields, in characters. */
export const INVOICE_LENGTHS = { name: 120, address: 500 } as const;

export const finishCheckout = endpoint({
  name: 'finishCheckout',
  base: 'billing-individual',
  method: 'POST',
  path: 'checkout/:checkout_id/finish',
  summary:
    "Places the order of a checkout, payable by invoice. Nothing is granted until the order is paid, except a person's first order of the individual plan, which begins with a free trial; a paid enterprise order creates a company of that name, administered by the caller. Repeating the call changes nothing. @see BILL-13",
  access: 'portal',
  input: z.object({
    checkout_id: checkoutId,
    /** Name that the invoice is made out to. */
    name: z
      .string()
      .check(z.trim(), z.minLength(1, { error: BILLING_TEXTS.name }), z.maxLength(INVOICE_LENGTHS.name)),
    /** Further lines of the invoice, such as address, tax number or order number. */
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
    'Cancels an unpaid order of the caller or, for administrators, of the company. Repeating the call changes nothing.',
  access: 'portal',
  input: z.object({ order_id: subscriptionId }),
  output: paidSubscription,
  problems: ['checkout_not_found', 'order_settled'],
});

/** Maximum age of a settlement signature, in seconds. */
export const SETTLEMENT_SECONDS = 300;

/** The text that a settlement signature covers: these fields in this order, separated by newlines. */
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
    "Receives a payment provider's notice that an order was paid or reversed. Signed with `BILLING_WEBHOOK_SECRET`: HMAC-SHA256 (hex) of `sent_at`, `event_id`, `outcome`, `invoice_number`, `amount` and `currency`, separated by newlines. An event counts once, however often it is sent.",
  access: 'public',
  input: z.object({
    event_id: z.string().check(z.minLength(1), z.maxLength(200)),
    outcome: z.enum(['paid', 'taken_back']),
    invoice_number: z.string().check(z.maxLength(40)),
    /** In the smallest unit of the currency, such as cents. */
    amount: z.number().check(z.int(), z.gte(0), z.lte(2_147_483_647)),
    currency: z.string().check(z.maxLength(3)),
    /** Time of signing. */
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
