import { randomUUID } from 'node:crypto';
import { type ParsedInputOf, type PersonId, problem } from '@drawbridge/contracts';
import {
  type BILLING_CALLS,
  BILLING_TEXTS,
  CHECKOUT_MINUTES,
  type OrderPurpose,
  type Price,
  SEATS,
  type SoldPlan,
} from '@drawbridge/contracts/company';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { lockPerson } from '../../kernel/people/index.ts';
import * as store from './billing.store.ts';
import { checkSold, checkWaiting, getBuyer } from './check-buyer.ts';
import { isOffered } from './offer.rule.ts';

const MINUTE_MS = 60_000;

interface OpenDeps {
  db: Database['db'];
  prices: readonly Price[];
  clock: Clock;
  publicUrl: string;
  isSelling: boolean;
}

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

/** Gives the address of the page; throws `bad_input`, `plan_not_offered`, `order_waiting`. @see CALL-18 */
export async function openCheckout(
  deps: OpenDeps,
  personId: PersonId,
  input: ParsedInputOf<(typeof BILLING_CALLS)['billing']['openCheckout']>,
): Promise<string> {
  const { db, prices, clock, publicUrl } = deps;
  const { plan_id: planId, period, seats, email, redirect_url: redirectUrl } = input;
  return db.transaction(async (tx) => {
    checkSold(deps);
    await lockPerson(tx, personId);
    const buyer = await getBuyer(tx, { personId });
    const purpose = toPurpose(buyer, planId, input.purpose);
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
    let found = await store.findSameCheckout(tx, personId, order, now);
    if (!found) {
      const openUntil = new Date(now.getTime() + CHECKOUT_MINUTES * MINUTE_MS);
      found = { id: randomUUID(), personId, ...order, openUntil };
      await store.insertCheckout(tx, found);
    }
    return `${publicUrl}/portal/checkout/${found.id}`;
  });
}
