import { type PersonId, problem } from '@drawbridge/contracts';
import type { DbOrTx } from '../../../platform/db/database.ts';
import * as store from './billing.store.ts';

export async function getBuyer(at: DbOrTx, { personId }: { personId: PersonId }): Promise<store.Buyer> {
  const buyer = await store.findBuyer(at, personId);
  // The account was deleted during the call.
  if (!buyer) throw problem('not_signed_in');
  return buyer;
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
