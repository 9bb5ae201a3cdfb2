import { randomUUID } from 'node:crypto';
import type { BILLING_CALLS } from '@drawbridge/contracts';
import {
  asId,
  BILLING_TEXTS,
  CHECKOUT_MINUTES,
  type CheckoutId,
  COMPANY_PURPOSES,
  type finishCheckout,
  type OpenedCheckout,
  type OrderPurpose,
  type OutputOf,
  type PaidSubscription,
  type ParsedInputOf,
  type Price,
  problem,
  SEATS,
  type SoldPlan,
  type SubscriptionId,
} from '@drawbridge/contracts';
import type { PortalActor } from '../../../actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, type DbOrTx, type Tx, toConstraint } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { ToMailContent } from '../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { lockPerson } from '../../kernel/people/index.ts';
import { ordersOf } from './billing.limits.ts';
import { toInvoiceRequestEmail, toOrderEmail } from './billing.mails.ts';
import * as store from './billing.store.ts';
import { isOffered, toPayBy, toSpan, toUntil } from './offer.ts';
import type { Orders } from './orders.ts';

type Calls = (typeof BILLING_CALLS)['billing'];

export interface BillingService {
  prices(): Price[];
  /** Gives the address of the page; throws `bad_input`, `plan_not_offered`, `order_waiting`. @see CALL-18 */
  open(actor: PortalActor, input: ParsedInputOf<Calls['openCheckout']>): Promise<string>;
  /** @see CALL-19 */
  list(actor: PortalActor): Promise<OutputOf<Calls['listSubscriptions']>>;
  /** Throws `checkout_not_found`. */
  get(actor: PortalActor, id: CheckoutId): Promise<OpenedCheckout>;
  /** Throws `checkout_not_found`, `checkout_closed`, `plan_not_offered`, `order_waiting`, `order_limit`. @see BILL-13 */
  finish(
    actor: PortalActor,
    input: ParsedInputOf<typeof finishCheckout>,
    origin: Origin,
  ): Promise<OpenedCheckout>;
  /** One's own order, or, as an administrator, one for the company. Throws `checkout_not_found`, `order_settled`. */
  cancel(actor: PortalActor, id: SubscriptionId, origin: Origin): Promise<PaidSubscription>;
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
  limits: Pick<Limits, 'count'>;
  orders: Pick<Orders, 'cancel'>;
  /** False: plans are sold by email alone. */
  isSelling: boolean;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

function checkSeats(plan: SoldPlan, purpose: OrderPurpose, seats: number): void {
  if (purpose === 'seats') return;
  if (plan === 'individual' && seats !== 1)
    throw problem('bad_input', { errors: { seats: BILLING_TEXTS.oneSeat } });
  if (plan === 'enterprise' && seats < SEATS.min)
    throw problem('bad_input', { errors: { seats: BILLING_TEXTS.seats } });
}

/** A company that pays orders for itself, everybody else their own plan or a company. */
function toPurpose(
  { companyId }: store.Buyer,
  plan: SoldPlan,
  asked: 'renewal' | 'seats' | undefined,
): OrderPurpose {
  if (companyId === null && asked !== undefined)
    throw problem('bad_input', { errors: { purpose: BILLING_TEXTS.purpose } });
  if (companyId === null) return plan === 'enterprise' ? 'company' : 'individual';
  if (plan === 'individual') throw problem('plan_not_offered');
  return asked ?? 'renewal';
}

const toOrder = ({ planId, period, seats, amount, currency, purpose }: store.Order) => ({
  plan_id: planId,
  period,
  seats,
  amount,
  currency,
  purpose,
});

export function toState(row: store.SubscriptionRow, now: Date): PaidSubscription['state'] {
  if (row.endedBecause) return row.endedBecause === 'cancelled' ? 'cancelled' : 'not_paid';
  if (!row.settledAt) return 'waiting';
  if (row.endsAt <= now) return 'ended';
  return row.startsAt > now ? 'upcoming' : 'active';
}

/** Orders of plans, paid by invoice. @see BILL-2, BILL-8, BILL-10, BILL-13 */
export function createBillingService(deps: BillingDeps): BillingService {
  const { prices, audit, mailer, toMailContent, clock, publicUrl, productName, supportEmail } = deps;
  const { limits, orders, isSelling } = deps;
  const { db } = deps.database;

  const toSubscription = (row: store.SubscriptionRow): PaidSubscription => ({
    id: asId(row.id),
    ...toOrder(row),
    state: toState(row, clock.now()),
    invoice_number: row.invoiceNumber,
    invoice_name: row.invoiceName,
    ordered_at: row.orderedAt.toISOString(),
    pay_by: row.payBy.toISOString(),
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

  /**
   * To the buyer, where they proved their address, and to those who make out the invoice. No word of the buyer's is in
   * it, and nobody else gets one: an order is no way to write to others.
   */
  async function sendMails(at: DbOrTx, row: store.SubscriptionRow): Promise<void> {
    const address = `${publicUrl}/portal/profile/subscription`;
    const buyer = row.personId === null ? undefined : await store.findProvenEmail(at, row.personId);
    if (buyer)
      await mailer.send(at, { to: buyer, ...toMailContent(toOrderEmail({ productName, row, address })) });
    await mailer.send(at, {
      to: supportEmail,
      ...toMailContent(toInvoiceRequestEmail({ productName, row, address })),
    });
  }

  function checkSold(): void {
    if (!isSelling) throw problem('plan_not_offered');
  }

  async function checkWaiting(at: DbOrTx, buyer: store.Buyer, email: string): Promise<void> {
    const { personId } = buyer;
    const waitsFor = store.toWaitsFor(buyer, email);
    if (await store.isOrderWaiting(at, { personId, waitsFor })) throw problem('order_waiting');
  }

  /** Two people may order for one address in the same moment. */
  async function insertOnce(tx: Tx, row: store.SubscriptionRow): Promise<void> {
    try {
      await store.insertSubscription(tx, row);
    } catch (error) {
      if (toConstraint(error)?.startsWith('subscription_waiting')) throw problem('order_waiting');
      throw error;
    }
  }

  return {
    prices: () => (isSelling ? [...prices] : []),

    open: (actor, { plan_id: planId, period, seats, email, redirect_url: redirectUrl, purpose: asked }) =>
      db.transaction(async (tx) => {
        checkSold();
        await lockPerson(tx, actor.personId);
        const buyer = await getBuyer(tx, actor);
        const purpose = toPurpose(buyer, planId, asked);
        checkSeats(planId, purpose, seats);
        const price = prices.find((one) => one.plan_id === planId && one.period === period);
        if (!price || !isOffered(buyer, purpose, buyer.companyId)) throw problem('plan_not_offered');
        const now = clock.now();
        const invoiceEmail = email ?? buyer.email;
        await checkWaiting(tx, buyer, invoiceEmail);
        const order = {
          planId,
          period,
          seats,
          amount: price.amount * seats,
          currency: price.currency,
          email: invoiceEmail,
          purpose,
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

    async list(actor) {
      const { personId, companyId, isAdmin } = actor;
      const rows = await store.readSubscriptions(db, actor);
      const buyer = isAdmin && companyId ? await store.findBuyer(db, personId) : undefined;
      return {
        subscriptions: rows.map(toSubscription),
        profile_url: companyId && !isAdmin ? null : `${publicUrl}/portal/profile/subscription`,
        offers: COMPANY_PURPOSES.filter(
          (purpose) => isSelling && buyer && isOffered(buyer, purpose, buyer.companyId),
        ),
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
      const { startsAt, endsAt } = toSpan(toUntil(buyer, row.purpose), row.period, clock.now());
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
        checkSold();
        const buyer = await getBuyer(tx, actor);
        if (!isOffered(buyer, checkout.purpose, buyer.companyId)) throw problem('plan_not_offered');
        await checkWaiting(tx, buyer, checkout.email);
        const retryAfterSeconds = await limits.count(tx, [ordersOf(personId)]);
        if (retryAfterSeconds !== undefined) throw problem('order_limit', { retryAfterSeconds });

        const { startsAt, endsAt } = toSpan(toUntil(buyer, checkout.purpose), checkout.period, now);
        const { openUntil: _, ...order } = checkout;
        const row: store.SubscriptionRow = {
          ...order,
          companyId: buyer.companyId,
          waitsFor: store.toWaitsFor(buyer, checkout.email),
          invoiceNumber: await store.takeInvoiceNumber(tx, now.getUTCFullYear()),
          invoiceName: name,
          invoiceAddress: address,
          orderedAt: now,
          payBy: toPayBy(now),
          settledAt: null,
          settledBy: null,
          endedAt: null,
          endedBecause: null,
          endedBy: null,
          startsAt,
          endsAt,
        };
        await insertOnce(tx, row);
        await store.deleteCheckouts(tx, personId);
        await audit.record(tx, {
          action: 'subscription.order',
          actorId: personId,
          ...(buyer.companyId && { companyId: asId<'company'>(buyer.companyId) }),
          subject: { kind: 'subscription', id },
          origin,
          details: {
            number: row.invoiceNumber,
            purpose: row.purpose,
            period: row.period,
            seats: String(row.seats),
          },
        });
        await sendMails(tx, row);
        return toFinished(row);
      }),

    async cancel({ personId, companyId, isAdmin }, id, origin) {
      const row = await store.findOrderOf(db, { personId, companyId: isAdmin ? companyId : undefined }, id);
      if (!row) throw problem('checkout_not_found');
      const canceled = await orders.cancel(row.invoiceNumber, { personId, origin }, ({ settledAt }) => {
        if (settledAt) throw problem('order_settled');
      });
      return toSubscription(canceled);
    },

    sweep: () => store.deleteOldCheckouts(db, new Date(clock.now().getTime() - DAY_MS)),
  };
}
