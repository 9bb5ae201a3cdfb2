import { type BillingPeriod, type Price, SEATS, type SoldPlan } from '@drawbridge/contracts/company';

const MONTHS = { month: 1, year: 12 } as const;

/** Price of one seat of a plan for a period. Amounts are in the smallest unit of the currency. @see BILL-11 */
export interface Offer {
  currency: string;
  amount: number;
  /** Amount per month. */
  monthly: number;
  /** Savings compared with as many single months; 0 if nothing is saved. */
  saved: number;
  /** The savings as a fraction of 1. */
  savedPart: number;
}

/** Undefined if the plan has no price for the period: it is sold by email. */
export function toOffer(
  prices: readonly Price[],
  planId: SoldPlan,
  period: BillingPeriod,
): Offer | undefined {
  const find = (wanted: BillingPeriod) =>
    prices.find((price) => price.plan_id === planId && price.period === wanted);
  const price = find(period);
  if (!price) return undefined;
  const { amount, currency } = price;
  const month = find('month');
  const single = month && month.currency === currency ? month.amount * MONTHS[period] : amount;
  const saved = Math.max(0, single - amount);
  return {
    currency,
    amount,
    monthly: Math.round(amount / MONTHS[period]),
    saved,
    savedPart: saved > 0 ? saved / single : 0,
  };
}

/** Parses a typed number of seats; undefined if it cannot be ordered. */
export function readSeats(
  text: string,
  { min, max }: { min: number; max: number } = SEATS,
): number | undefined {
  const seats = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  return seats >= min && seats <= max ? seats : undefined;
}
