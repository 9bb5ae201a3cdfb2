import { randomUUID } from 'node:crypto';
import type { BILLING_CALLS } from '@drawbridge/contracts';
import {
  asId,
  BILLING_TEXTS,
  type BillingPeriod,
  CHECKOUT_MINUTES,
  type CheckoutId,
  type finishCheckout,
  type OpenedCheckout,
  type OutputOf,
  type PaidSubscription,
  type ParsedInputOf,
  type Price,
  problem,
  SEATS,
  type SoldPlan,
} from '@drawbridge/contracts';
import type { PortalActor } from '../../actor.ts';
import { addMonths } from '../../platform/add-months.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DbOrTx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/api.ts';
import type { ToMailContent } from '../../platform/mail/email-template.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Audit } from '../audit/index.ts';
import { lockPerson } from '../people/index.ts';
import { toInvoiceRequestEmail, toOrderEmail } from './billing.mails.ts';
import * as store from './billing.store.ts';

type Calls = (typeof BILLING_CALLS)['billing'];

export interface BillingService {
  prices(): Price[];
  /** Gives the address of the page; throws `bad_input`, `plan_not_offered`. @see CALL-18 */
  open(actor: PortalActor, input: ParsedInputOf<Calls['openCheckout']>): Promise<string>;
  /** @see CALL-19 */
  list(actor: PortalActor): Promise<OutputOf<Calls['listSubscriptions']>>;
  /** Throws `checkout_not_found`. */
  get(actor: PortalActor, id: CheckoutId): Promise<OpenedCheckout>;
  /** Throws `checkout_not_found`, `checkout_closed`, `plan_not_offered`. @see BILL-13 */
  finish(
    actor: PortalActor,
    input: ParsedInputOf<typeof finishCheckout>,
    origin: Origin,
  ): Promise<OpenedCheckout>;
  /** Deletes what was not finished; gives how many. */
  sweep(): Promise<number>;
}

export interface BillingDeps {
  database: Database;
  prices: readonly Price[];
  audit: Audit;
  mailer: Mailer;
  toMailContent: ToMailContent;
  clock: Clock;
  publicUrl: string;
  productName: string;
  supportEmail: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const MONTHS = { month: 1, year: 12 } as const satisfies Record<BillingPeriod, number>;

/**
 * Whether somebody may order a plan here: nobody whose company pays, and nobody whose own plan has no end, which an order
 * would give it.
 */
const isOffered = ({ companyId, type, expiresAt }: store.Buyer, plan: SoldPlan) =>
  companyId === null && (plan === 'enterprise' || type === 'FT' || expiresAt !== null);

/** From now; the individual plan that is still in force is prolonged. */
function toSpan(
  { type, expiresAt }: store.Buyer,
  { planId, period }: Pick<store.Order, 'planId' | 'period'>,
  now: Date,
) {
  const isProlonged = planId === 'individual' && type === 'IND' && expiresAt !== null && expiresAt > now;
  const startsAt = isProlonged ? expiresAt : now;
  return { startsAt, endsAt: addMonths(startsAt, MONTHS[period]) };
}

function checkSeats(plan: SoldPlan, seats: number): void {
  if (plan === 'individual' && seats !== 1)
    throw problem('bad_input', { errors: { seats: BILLING_TEXTS.oneSeat } });
  if (plan === 'enterprise' && seats < SEATS.min)
    throw problem('bad_input', { errors: { seats: BILLING_TEXTS.seats } });
}

const toOrder = ({ planId, period, seats, amount, currency }: store.Order) => ({
  plan_id: planId,
  period,
  seats,
  amount,
  currency,
});

/** Orders of plans, paid by invoice. @see BILL-2, BILL-8, BILL-10, BILL-13 */
export function createBillingService(deps: BillingDeps): BillingService {
  const { prices, audit, mailer, toMailContent, clock, publicUrl, productName, supportEmail } = deps;
  const { db } = deps.database;

  const toSubscription = (row: store.SubscriptionRow): PaidSubscription => ({
    id: asId(row.id),
    ...toOrder(row),
    state: row.endsAt <= clock.now() ? 'ended' : row.startsAt > clock.now() ? 'upcoming' : 'active',
    invoice_number: row.invoiceNumber,
    invoice_name: row.invoiceName,
    ordered_at: row.orderedAt.toISOString(),
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
  });

  async function getBuyer(at: DbOrTx, { personId }: PortalActor): Promise<store.Buyer> {
    const buyer = await store.findBuyer(at, personId);
    // The account was deleted during the call.
    if (!buyer) throw problem('not_signed_in');
    return buyer;
  }

  const toFinished = (row: store.SubscriptionRow): OpenedCheckout => ({
    checkout_id: asId(row.id),
    ...toOrder(row),
    email: row.email,
    redirect_url: row.redirectUrl,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    open_until: row.orderedAt.toISOString(),
    subscription: toSubscription(row),
  });

  async function sendMails(at: DbOrTx, row: store.SubscriptionRow): Promise<void> {
    const address = `${publicUrl}/portal/profile/subscription`;
    const mails = [
      { to: row.email, ...toMailContent(toOrderEmail({ productName, row, address })) },
      { to: supportEmail, ...toMailContent(toInvoiceRequestEmail({ productName, row })) },
    ];
    for (const mail of mails) await mailer.send(at, mail);
  }

  return {
    prices: () => [...prices],

    open: (actor, { plan_id: planId, period, seats, email, redirect_url: redirectUrl }) =>
      db.transaction(async (tx) => {
        await lockPerson(tx, actor.personId);
        const buyer = await getBuyer(tx, actor);
        checkSeats(planId, seats);
        const price = prices.find((one) => one.plan_id === planId && one.period === period);
        if (!price || !isOffered(buyer, planId)) throw problem('plan_not_offered');
        const now = clock.now();
        const order = {
          planId,
          period,
          seats,
          amount: price.amount * seats,
          currency: price.currency,
          email: email ?? buyer.email,
          purpose: planId === 'enterprise' ? ('company' as const) : ('individual' as const),
          redirectUrl,
        };
        let found = await store.findSameCheckout(tx, actor.personId, order, now);
        if (!found) {
          const openUntil = new Date(now.getTime() + CHECKOUT_MINUTES * MINUTE_MS);
          found = { id: randomUUID(), personId: actor.personId, ...order, openUntil };
          await store.insertCheckout(tx, found);
        }
        return `${publicUrl}/portal/checkout/${found.id}`;
      }),

    async list({ personId, companyId, isAdmin }) {
      const rows = await store.readSubscriptions(db, personId, isAdmin ? companyId : undefined);
      return {
        subscriptions: rows.map(toSubscription),
        profile_url: companyId && !isAdmin ? null : `${publicUrl}/portal/profile/subscription`,
      };
    },

    async get(actor, id) {
      const finished = await store.findSubscription(db, actor.personId, id);
      if (finished) return toFinished(finished);
      const [buyer, row] = await Promise.all([
        getBuyer(db, actor),
        store.findCheckout(db, actor.personId, id),
      ]);
      if (!row) throw problem('checkout_not_found');
      const { startsAt, endsAt } = toSpan(buyer, row, clock.now());
      return {
        checkout_id: id,
        ...toOrder(row),
        email: row.email,
        redirect_url: row.redirectUrl,
        starts_at: startsAt.toISOString(),
        ends_at: endsAt.toISOString(),
        open_until: row.openUntil.toISOString(),
        subscription: null,
      };
    },

    finish: (actor, { checkout_id: id, name, address }, origin) =>
      db.transaction(async (tx) => {
        const { personId } = actor;
        await lockPerson(tx, personId);
        const finished = await store.findSubscription(tx, personId, id);
        if (finished) return toFinished(finished);
        const checkout = await store.findCheckout(tx, personId, id);
        if (!checkout) throw problem('checkout_not_found');
        const now = clock.now();
        if (checkout.openUntil <= now) throw problem('checkout_closed');
        const buyer = await getBuyer(tx, actor);
        if (!isOffered(buyer, checkout.planId)) throw problem('plan_not_offered');

        const { startsAt, endsAt } = toSpan(buyer, checkout, now);
        const { openUntil: _, ...order } = checkout;
        const companyId = checkout.planId === 'enterprise' ? randomUUID() : null;
        const row: store.SubscriptionRow = {
          ...order,
          companyId,
          invoiceNumber: await store.takeInvoiceNumber(tx, now.getUTCFullYear()),
          invoiceName: name,
          invoiceAddress: address,
          orderedAt: now,
          payBy: now,
          settledAt: now,
          settledBy: 'operator',
          endedAt: null,
          endedBecause: null,
          startsAt,
          endsAt,
        };
        if (companyId === null) await store.openIndividualPlan(tx, personId, endsAt);
        else await store.openCompany(tx, personId, { id: companyId, name, endsAt, at: now });
        await store.insertSubscription(tx, row);
        await store.deleteCheckouts(tx, personId);
        await audit.record(tx, {
          action: 'subscription.order',
          actorId: personId,
          ...(companyId && { companyId: asId<'company'>(companyId) }),
          subject: { kind: 'subscription', id },
          origin,
          details: { plan: row.planId, period: row.period, seats: String(row.seats) },
        });
        await sendMails(tx, row);
        return toFinished(row);
      }),

    sweep: () => store.deleteOldCheckouts(db, new Date(clock.now().getTime() - DAY_MS)),
  };
}
