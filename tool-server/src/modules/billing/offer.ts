import type { BillingPeriod, OrderPurpose } from '@drawbridge/contracts';
import { addMonths } from '@drawbridge/contracts/rules';
import type { Buyer } from './billing.store.ts';

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

/** From now; a plan that is in force and a company are prolonged from their end. */
export function toSpan(
  buyer: Buyer,
  { purpose, period }: { purpose: OrderPurpose; period: BillingPeriod },
  now: Date,
): { startsAt: Date; endsAt: Date } {
  const isPaid = buyer.type === 'IND' && !buyer.isTrial;
  const until =
    purpose === 'individual' && isPaid ? buyer.expiresAt : purpose === 'renewal' ? buyer.companyEndsAt : null;
  const startsAt = until !== null && until > now ? until : now;
  return { startsAt, endsAt: addMonths(startsAt, MONTHS[period]) };
}
