import { asId } from '@drawbridge/contracts';
import type { FreePlan, OpenedCheckout, PaidSubscription, Price } from '@drawbridge/contracts/company';

const toPrice = (plan_id: Price['plan_id'], period: Price['period'], amount: number): Price => ({
  plan_id,
  period,
  amount,
  currency: 'EUR',
});
/** Prices of the plans, in cents. */
export const samplePrices: readonly Price[] = [
  toPrice('individual', 'month', 2_400),
  toPrice('individual', 'year', 24_000),
  toPrice('enterprise', 'month', 1_800),
  toPrice('enterprise', 'year', 18_000),
];

/** What the free plan opens. */
export const sampleFreePlan: FreePlan = {
  courses: ['Who may do what: access control', 'Injection at the boundary'],
  labs: 7,
  challenges: 6,
};

const ORDER = {
  plan_id: 'individual',
  purpose: 'individual',
  period: 'month',
  seats: 1,
  amount: 2_400,
  currency: 'EUR',
  trial_ends_at: null,
  starts_at: '2026-11-27T12:00:00.000Z',
  ends_at: '2026-12-27T12:00:00.000Z',
} as const;

export const buildSubscription = (overrides: Partial<PaidSubscription> = {}): PaidSubscription => ({
  ...ORDER,
  id: asId('5a1f0c3e-0000-4000-8000-000000000001'),
  state: 'active',
  invoice_number: '2026-000042',
  invoice_name: 'Frieda Frey',
  ordered_at: '2026-11-27T12:00:00.000Z',
  pay_by: '2026-12-27T12:00:00.000Z',
  ...overrides,
});

export const buildCheckout = (overrides: Partial<OpenedCheckout> = {}): OpenedCheckout => ({
  ...ORDER,
  checkout_id: asId('5a1f0c3e-0000-4000-8000-0000000000c1'),
  email: 'free@demo.test',
  redirect_url: '/portal/dashboard',
  open_until: '2999-01-01T00:00:00.000Z',
  subscription: null,
  ...overrides,
});
