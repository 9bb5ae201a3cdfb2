import { asId, type PersonId } from '@drawbridge/contracts';
import type { Tx } from '../../../platform/db/database.ts';
import { end, leaveCompany } from '../../kernel/grants/index.ts';
import { toCancelledEmail } from './billing.mails.ts';
import * as store from './billing.store.ts';
import * as orders from './orders.store.ts';
import {
  type Canceler,
  countCompany,
  hasEnded,
  lockOrder,
  type OrderDeps,
  recordOrder,
  reopenIndividual,
  tellBuyer,
  toStoredBy,
} from './placed-order.ts';

/**
 * Nobody is kept in a company that was taken back: its only member could not sign in any more. What they ordered for it
 * goes with it: a payment would open a company that nobody is in.
 */
async function leaveIfAlone(
  tx: Tx,
  deps: OrderDeps,
  { companyId, personId }: { companyId: string; personId: PersonId },
  by: Canceler,
): Promise<void> {
  const at = deps.clock.now();
  const left = await orders.lockCompany(tx, companyId);
  if (!left?.expiresAt || left.expiresAt > at) return;
  if (!(await orders.isOnlyMember(tx, companyId, personId))) return;
  const waiting = await orders.findWaiting(tx, companyId, personId);
  if (waiting) await takeBack(tx, deps, waiting, by);
  await leaveCompany(tx, personId, { at, because: 'order canceled' });
  await deps.events?.publish(tx, 'company.changed', { personId, companyId: undefined, at });
  await reopenIndividual(tx, deps, personId);
}

/** What is left of an individual's or a company's plan without an order that was taken back. */
async function closeOrdered(
  tx: Tx,
  deps: OrderDeps,
  row: store.SubscriptionRow,
  by: Canceler,
): Promise<void> {
  const at = deps.clock.now();
  const grants = { source: 'plan', sourceId: row.id } as const;
  await end(tx, { ...grants, kind: 'plan' }, { at, because: 'order canceled' });
  await orders.moveForward(tx, row, at);
  const { companyId } = row;
  const personId = row.personId === null ? undefined : asId<'person'>(row.personId);
  if (companyId !== null) {
    await countCompany(tx, deps, companyId, { mayProlong: false });
    if (row.purpose === 'company' && personId) await leaveIfAlone(tx, deps, { companyId, personId }, by);
    return;
  }
  const buyer = personId && (await store.findBuyer(tx, personId));
  // One that was over already gave nothing of what the account has now.
  const gave = row.endsAt > at || (buyer && hasEnded(buyer, at));
  if (personId && buyer?.companyId === null && gave) await reopenIndividual(tx, deps, personId);
}

/** Of an order that is locked, and has not ended. */
async function takeBack(
  tx: Tx,
  deps: OrderDeps,
  row: store.SubscriptionRow,
  by: Canceler,
): Promise<store.SubscriptionRow> {
  const ended = await orders.setEnded(tx, row.id, {
    at: deps.clock.now(),
    because: 'cancelled',
    by: toStoredBy(by),
  });
  if (row.settledAt) await closeOrdered(tx, deps, ended, by);
  await recordOrder(tx, deps, 'subscription.cancel', { row: ended, by });
  await tellBuyer(tx, deps, ended, toCancelledEmail);
  return ended;
}

/** Takes back what a person ordered for themselves and has not paid: once they belong to a company it opens nothing. */
export async function cancelOwnWaiting(tx: Tx, deps: OrderDeps, personId: PersonId): Promise<void> {
  const waiting = await orders.lockOwnWaiting(tx, personId);
  if (waiting) await takeBack(tx, deps, waiting, 'membership');
}

/** Takes an order back, paid or not, and closes what it opened. */
export async function cancelOrder(
  deps: OrderDeps,
  invoiceNumber: string,
  by: Canceler,
  check: ((row: store.SubscriptionRow) => void) | undefined,
): Promise<store.SubscriptionRow> {
  return deps.db.transaction(async (tx) => {
    const row = await lockOrder(tx, invoiceNumber);
    if (row.endedAt) return row;
    check?.(row);
    return takeBack(tx, deps, row, by);
  });
}
