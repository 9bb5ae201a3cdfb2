import { type PersonId, problem } from '@drawbridge/contracts';
import type { OrderPurpose } from '@drawbridge/contracts/company';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { hasHadIndividualPlan } from '../../kernel/grants/index.ts';
import * as store from './billing.store.ts';
import { toTrialEnd } from './offer.rule.ts';

export async function getBuyer(at: DbOrTx, { personId }: { personId: PersonId }): Promise<store.Buyer> {
  const buyer = await store.findBuyer(at, personId);
  // The account was deleted during the call.
  if (!buyer) throw problem('not_signed_in');
  return buyer;
}

/**
 * The end of the trial that an order placed now would begin with. A person has one trial, by a signup or by their first
 * order of the individual plan; whoever has had that plan in any way gets none.
 */
export async function findTrialEnd(
  at: DbOrTx,
  { personId, type, companyId }: store.Buyer,
  { purpose, now }: { purpose: OrderPurpose; now: Date },
): Promise<Date | null> {
  if (purpose !== 'individual' || type !== 'FT' || companyId !== null) return null;
  return (await hasHadIndividualPlan(at, personId)) ? null : toTrialEnd(now);
}

/** Throws `plan_not_offered` where plans are sold by email alone. */
export function checkSold({ isSelling }: { isSelling: boolean }): void {
  if (!isSelling) throw problem('plan_not_offered');
}

/** Throws `order_waiting` where another order of the buyer, or for the same invoice address, is not paid yet. */
export async function checkWaiting(at: DbOrTx, buyer: store.Buyer, email: string): Promise<void> {
  const { personId } = buyer;
  const waitsFor = store.toWaitsFor(buyer, email);
  if (await store.isOrderWaiting(at, { personId, waitsFor })) throw problem('order_waiting');
}
