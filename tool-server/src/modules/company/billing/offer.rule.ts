import { TRIAL_DAYS } from '@drawbridge/contracts';
import { type BillingPeriod, type OrderPurpose, PAY_DAYS } from '@drawbridge/contracts/company';
import { addMonths } from '@drawbridge/contracts/rules';
import type { Buyer } from './billing.store.ts';

const DAY_MS = 86_400_000;
const MONTHS = { month: 1, year: 12 } as const satisfies Record<BillingPeriod, number>;

/**
 * Whether somebody may order a thing here. A plan or company without an end, and the seats of a company that was not
 * ordered, are given by the operator: an order would take that away.
 * @param companyId that the order is for
 */
export function isOffered(buyer: Buyer, purpose: OrderPurpose, companyId: string | null): boolean {
  switch (purpose) {
    case 'individual':
      return buyer.companyId === null && (buyer.type === 'FT' || buyer.expiresAt !== null);
    case 'company':
      return buyer.companyId === null;
    case 'renewal':
      return isAdminOf(buyer, companyId) && buyer.companyEndsAt !== null;
    case 'seats':
      return isAdminOf(buyer, companyId) && buyer.isCompanyOrdered;
  }
}

const isAdminOf = (buyer: Buyer, companyId: string | null) =>
  buyer.isAdmin && companyId !== null && buyer.companyId === companyId;

/** The end of the day, in UTC, by which an order has to be paid: pages and mails name that day. */
export function toPayBy(orderedAt: Date): Date {
  const at = new Date(orderedAt.getTime() + PAY_DAYS * DAY_MS);
  at.setUTCHours(23, 59, 59, 999);
  return at;
}

/** The end of a trial that begins now. */
export const toTrialEnd = (now: Date): Date => new Date(now.getTime() + TRIAL_DAYS * DAY_MS);

/** When a trial that ends now began. */
export const toTrialStart = (now: Date): Date => new Date(now.getTime() - TRIAL_DAYS * DAY_MS);

export const toEnd = (startsAt: Date, period: BillingPeriod): Date => addMonths(startsAt, MONTHS[period]);

/** What an individual has paid for already. A trial ends with the payment. */
export const toPaidUntil = ({ type, isTrial, expiresAt }: Buyer): Date | null =>
  type === 'IND' && !isTrial ? expiresAt : null;

/** From now, or from the end of what is in force. */
export function toSpan(
  until: Date | null,
  period: BillingPeriod,
  now: Date,
): { startsAt: Date; endsAt: Date } {
  const startsAt = until !== null && until > now ? until : now;
  return { startsAt, endsAt: toEnd(startsAt, period) };
}

/** What an order of somebody goes on from. */
export function toUntil(buyer: Buyer, purpose: OrderPurpose): Date | null {
  if (purpose === 'individual') return toPaidUntil(buyer);
  return purpose === 'renewal' ? buyer.companyEndsAt : null;
}
