import { randomUUID } from 'node:crypto';
import { asId, type CompanyId, problem } from '@drawbridge/contracts';
import type { Tx } from '../../../platform/db/database.ts';
import { joinCompany, openIndividualPlan } from '../../kernel/grants/index.ts';
import { toSettledEmail } from './billing.mails.ts';
import * as store from './billing.store.ts';
import { isOffered, toPaidUntil, toSpan } from './offer.rule.ts';
import * as orders from './orders.store.ts';
import {
  countCompany,
  lockOrder,
  type OrderDeps,
  recordOrder,
  type Settler,
  tellBuyer,
  toStoredBy,
} from './placed-order.ts';

/** The person who ordered, who may still have it. */
async function getBuyer(tx: Tx, { personId, purpose }: store.SubscriptionRow): Promise<store.Buyer> {
  const buyer = personId === null ? undefined : await store.findBuyer(tx, asId(personId));
  if (!buyer) throw problem('plan_not_offered', { message: 'The account that ordered is gone.' });
  if (!isOffered(buyer, purpose, null)) throw problem('plan_not_offered');
  return buyer;
}

/** The end of the company that pays, whoever ordered: locked, so that two renewals follow each other. */
async function lockEnd(tx: Tx, { companyId }: store.SubscriptionRow): Promise<Date> {
  const found = companyId === null ? undefined : await orders.lockCompany(tx, companyId);
  if (!found?.expiresAt)
    throw problem('plan_not_offered', { message: 'The company is gone, or has no end.' });
  return found.expiresAt;
}

async function openCompany(
  tx: Tx,
  { clock }: OrderDeps,
  row: store.SubscriptionRow,
  { buyer, endsAt }: { buyer: store.Buyer; endsAt: Date },
): Promise<CompanyId> {
  const at = clock.now();
  const companyId = asId<'company'>(randomUUID());
  const name = await orders.toDistinctName(tx, row.invoiceName, buyer.email);
  await orders.insertCompany(tx, { id: companyId, name, seats: row.seats, endsAt, at });
  await joinCompany(
    tx,
    { personId: buyer.personId, companyId, isAdmin: true },
    { source: 'plan', sourceId: row.id, at },
  );
  return companyId;
}

/** What is paid for before the trial of its own order ends begins after it. */
const toTrialUntil = ({ isTrial }: store.Buyer, { trialEndsAt }: store.SubscriptionRow): Date | null =>
  isTrial ? trialEndsAt : null;

/** Gives what was ordered; the time of it, and the company of an enterprise order. */
async function openOrdered(tx: Tx, deps: OrderDeps, row: store.SubscriptionRow) {
  const at = deps.clock.now();
  switch (row.purpose) {
    case 'individual': {
      const buyer = await getBuyer(tx, row);
      const span = toSpan(toTrialUntil(buyer, row) ?? toPaidUntil(buyer), row.period, at);
      const because = { source: 'plan', sourceId: row.id, at } as const;
      await openIndividualPlan(tx, buyer.personId, span.endsAt, because);
      return { ...span, companyId: null };
    }
    case 'company': {
      const buyer = await getBuyer(tx, row);
      const span = toSpan(null, row.period, at);
      return { ...span, companyId: await openCompany(tx, deps, row, { buyer, endsAt: span.endsAt }) };
    }
    case 'renewal':
      return { ...toSpan(await lockEnd(tx, row), row.period, at), companyId: row.companyId };
    case 'seats':
      await lockEnd(tx, row);
      return { ...toSpan(null, row.period, at), companyId: row.companyId };
  }
}

/** Opens what an order is for, once. */
export async function settleOrder(
  deps: OrderDeps,
  invoiceNumber: string,
  by: Settler,
  check: ((row: store.SubscriptionRow) => void) | undefined,
): Promise<store.SubscriptionRow> {
  const { db, clock } = deps;
  return db.transaction(async (tx) => {
    const row = await lockOrder(tx, invoiceNumber);
    check?.(row);
    if (row.endedAt) throw problem('order_ended');
    if (row.settledAt) return row;
    if (by !== 'operator' && (await orders.isEventUsed(tx, by.eventId)))
      throw problem('bad_input', { errors: { event_id: 'has settled another order' } });
    const now = clock.now();
    const opened = await openOrdered(tx, deps, row);
    const { companyId } = opened;
    const settled = await orders.setSettled(tx, row.id, { ...opened, at: now, by: toStoredBy(by) });
    // Only now: an order of theirs that still waits ends with it.
    if (row.purpose === 'company' && companyId && settled.personId)
      await deps.events?.publish(tx, 'company.changed', {
        personId: asId<'person'>(settled.personId),
        companyId: asId<'company'>(companyId),
        at: now,
      });
    if (companyId !== null) await countCompany(tx, deps, companyId, { mayProlong: row.purpose !== 'seats' });
    await recordOrder(tx, deps, 'subscription.settle', { row: settled, by });
    await tellBuyer(tx, deps, settled, toSettledEmail);
    return settled;
  });
}
