import { asId, type ParsedInputOf, type PersonId, problem } from '@drawbridge/contracts';
import type { finishCheckout as finishCheckoutCall, OpenedCheckout } from '@drawbridge/contracts/company';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, type Tx, toConstraint } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { openTrial } from '../../kernel/grants/index.ts';
import { lockPerson } from '../../kernel/people/index.ts';
import { ordersOf } from './billing.limits.ts';
import * as store from './billing.store.ts';
import { checkSold, checkWaiting, findTrialEnd, getBuyer } from './check-buyer.ts';
import { isOffered, toPayBy, toSpan, toUntil } from './offer.rule.ts';
import { type OrderMailDeps, sendOrderMails } from './order-mails.ts';
import { toFinished } from './subscription-view.ts';

interface FinishDeps extends OrderMailDeps {
  db: Database['db'];
  audit: Audit;
  clock: Clock;
  limits: Pick<Limits, 'count'>;
  isSelling: boolean;
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

/** The checkout as an order that waits for its payment. Throws what `finishCheckout` throws. */
async function placeOrder(
  tx: Tx,
  deps: FinishDeps,
  { personId, id, name, address }: { personId: PersonId; id: string; name: string; address: string },
): Promise<store.SubscriptionRow> {
  const { clock, limits } = deps;
  const checkout = await store.findCheckout(tx, personId, id);
  if (!checkout) throw problem('checkout_not_found');
  const now = clock.now();
  if (checkout.openUntil <= now) throw problem('checkout_closed');
  checkSold(deps);
  const buyer = await getBuyer(tx, { personId });
  if (!isOffered(buyer, checkout.purpose, buyer.companyId)) throw problem('plan_not_offered');
  await checkWaiting(tx, buyer, checkout.email);
  const retryAfterSeconds = await limits.count(tx, [ordersOf(personId)]);
  if (retryAfterSeconds !== undefined) throw problem('order_limit', { retryAfterSeconds });

  const trialEndsAt = await findTrialEnd(tx, buyer, { purpose: checkout.purpose, now });
  const { startsAt, endsAt } = toSpan(trialEndsAt ?? toUntil(buyer, checkout.purpose), checkout.period, now);
  const { openUntil: _, ...order } = checkout;
  const row: store.SubscriptionRow = {
    ...order,
    companyId: buyer.companyId,
    waitsFor: store.toWaitsFor(buyer, checkout.email),
    invoiceNumber: await store.takeInvoiceNumber(tx, now.getUTCFullYear()),
    invoiceName: name,
    invoiceAddress: address,
    orderedAt: now,
    payBy: toPayBy(trialEndsAt ?? now),
    trialEndsAt,
    settledAt: null,
    settledBy: null,
    endedAt: null,
    endedBecause: null,
    endedBy: null,
    startsAt,
    endsAt,
  };
  await insertOnce(tx, row);
  if (trialEndsAt) await openTrial(tx, personId, { at: now, endsAt: trialEndsAt });
  await store.deleteCheckouts(tx, personId);
  return row;
}

/** Throws `checkout_not_found`, `checkout_closed`, `plan_not_offered`, `order_waiting`, `order_limit`. @see BILL-13 */
export async function finishCheckout(
  deps: FinishDeps,
  personId: PersonId,
  { checkout_id: id, name, address }: ParsedInputOf<typeof finishCheckoutCall>,
  origin: Origin,
): Promise<OpenedCheckout> {
  const { db, audit, clock } = deps;
  return db.transaction(async (tx) => {
    await lockPerson(tx, personId);
    const finished = await store.findSubscription(tx, personId, id);
    if (finished) return toFinished(finished, clock.now());
    const row = await placeOrder(tx, deps, { personId, id, name, address });
    const { invoiceNumber: number, purpose, period, seats, companyId } = row;
    await audit.record(tx, {
      action: 'subscription.order',
      actorId: personId,
      ...(companyId && { companyId: asId<'company'>(companyId) }),
      subject: { kind: 'subscription', id },
      origin,
      details: { number, purpose, period, seats: String(seats) },
    });
    await sendOrderMails(tx, deps, row);
    return toFinished(row, clock.now());
  });
}
