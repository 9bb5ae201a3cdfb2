import type { BillingPeriod, PaidSubscription } from '@drawbridge/contracts/company';
import { addMonths } from '@drawbridge/contracts/rules';

const MONTHS = { month: 1, year: 12 } as const satisfies Record<BillingPeriod, number>;

/**
 * A company's seats from orders: those of its plan, and those added to it. Undefined if an operator created the
 * company, because no order has its seats.
 * @see BILL-11
 */
export function toCompanySeats(subscriptions: readonly PaidSubscription[]): number | undefined {
  if (!subscriptions.some(({ purpose }) => purpose === 'company')) return undefined;
  const active = subscriptions.filter(({ state }) => state === 'active');
  const plan = active
    .filter(({ purpose }) => purpose === 'company' || purpose === 'renewal')
    .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))[0];
  const added = active.filter(({ purpose }) => purpose === 'seats');
  return [...(plan ? [plan] : []), ...added].reduce((sum, { seats }) => sum + seats, 0);
}

/** End of the order if it were paid now: a renewal continues from the end of the plan. */
export function toNewEnd(period: BillingPeriod, nowMs: number, endsAt: string | undefined): string {
  const from = Math.max(nowMs, endsAt === undefined ? nowMs : Date.parse(endsAt));
  return addMonths(new Date(from), MONTHS[period]).toISOString();
}

/** True if it ends on a later day in UTC; ends on the same day count as equal. */
export const endsAfter = (end: string, other: string): boolean => end.slice(0, 10) > other.slice(0, 10);
