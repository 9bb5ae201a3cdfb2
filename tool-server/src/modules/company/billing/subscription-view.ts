import { asId } from '@drawbridge/contracts';
import type { OpenedCheckout, PaidSubscription } from '@drawbridge/contracts/company';
import type { Order, SubscriptionRow } from './billing.store.ts';

export const toOrder = ({ planId, period, seats, amount, currency, purpose }: Order) => ({
  plan_id: planId,
  period,
  seats,
  amount,
  currency,
  purpose,
});

export function toState(row: SubscriptionRow, now: Date): PaidSubscription['state'] {
  if (row.endedBecause) return row.endedBecause === 'cancelled' ? 'cancelled' : 'not_paid';
  if (!row.settledAt) return 'waiting';
  if (row.endsAt <= now) return 'ended';
  return row.startsAt > now ? 'upcoming' : 'active';
}

/** The end of a trial that still runs, of an order that waits. */
const toTrialLeft = ({ trialEndsAt, settledAt, endedAt }: SubscriptionRow, now: Date): string | null =>
  trialEndsAt !== null && trialEndsAt > now && !settledAt && !endedAt ? trialEndsAt.toISOString() : null;

export const toSubscription = (row: SubscriptionRow, now: Date): PaidSubscription => ({
  id: asId(row.id),
  ...toOrder(row),
  state: toState(row, now),
  invoice_number: row.invoiceNumber,
  invoice_name: row.invoiceName,
  ordered_at: row.orderedAt.toISOString(),
  pay_by: row.payBy.toISOString(),
  trial_ends_at: toTrialLeft(row, now),
  starts_at: row.startsAt.toISOString(),
  ends_at: row.endsAt.toISOString(),
});

/** A checkout that was finished. */
export const toFinished = (row: SubscriptionRow, now: Date): OpenedCheckout => ({
  checkout_id: asId(row.id),
  ...toOrder(row),
  email: row.email,
  redirect_url: row.redirectUrl,
  trial_ends_at: toTrialLeft(row, now),
  starts_at: row.startsAt.toISOString(),
  ends_at: row.endsAt.toISOString(),
  open_until: row.orderedAt.toISOString(),
  subscription: toSubscription(row, now),
});
