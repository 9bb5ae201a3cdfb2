import { asId } from '@drawbridge/contracts';
import {
  BILLING_CALLS,
  cancelOrder,
  finishCheckout,
  getCheckout,
  listPrices,
  type PaidSubscription,
} from '@drawbridge/contracts/company';
import { signal } from '@preact/signals-react';
import { vi } from 'vitest';
import { readSessionFlags } from '../session/session-flags.ts';
import { createSafeStorage } from '../storage.ts';
import { createBillingStore, type PlanOrder } from '../stores/company/billing.ts';
import { createFakeServer, type FakeHandler } from './fake-server.ts';
import { buildCheckout, buildSubscription, sampleFreePlan, samplePrices } from './sample-billing.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
export const OPEN = buildCheckout({ open_until: '2026-11-27T12:30:00Z' });
export const WAITING = buildSubscription({ state: 'waiting' });
export const ACTIVE = buildSubscription();
export const OF_COMPANY = buildSubscription({
  id: asId('5a1f0c3e-0000-4000-8000-000000000002'),
  plan_id: 'enterprise',
  purpose: 'company',
});
export const ORDERED = buildCheckout({ ...OPEN, subscription: WAITING });
export const PAID = buildCheckout({ ...OPEN, subscription: ACTIVE });
export const ORDER: PlanOrder = {
  planId: 'individual',
  period: 'month',
  seats: 1,
  redirectUrl: '/portal/dashboard',
};
export const USER = { email: 'free@demo.test', firstName: 'Frieda', lastName: 'Frey', picture: undefined };
export const ID = OPEN.checkout_id;
export const FIELDS = { name: 'Frieda Frey', address: '' };
export const company = BILLING_CALLS.billing;
export const individual = BILLING_CALLS['billing-individual'];

export const toList = (...subscriptions: PaidSubscription[]) => ({
  data: { subscriptions, profile_url: '/portal/profile/subscription', offers: [], trial_days: 0 },
});

interface SetUp {
  type?: string;
  isTrial?: boolean;
  open?: FakeHandler;
  get?: FakeHandler;
  finish?: FakeHandler;
  list?: FakeHandler;
  cancel?: FakeHandler;
  /** Account type after a refresh. */
  becomes?: string;
}

/** The store over a fake server, with an account whose type may change at a refresh of the session. */
export function setUpBilling({ type = 'FT', isTrial = false, becomes = 'IND', ...handlers }: SetUp = {}) {
  const log: string[] = [];
  const account = { type, isTrial };
  const refresh = vi.fn(async () => {
    account.type = becomes;
    account.isTrial = false;
    return { token: 'new', isFresh: true };
  });
  const open = handlers.open ?? (() => ({ data: { url: `/portal/checkout/${ID}` } }));
  const list = handlers.list ?? (() => toList(ACTIVE));
  const server = createFakeServer([
    [listPrices, () => ({ data: { items: samplePrices, free_plan: sampleFreePlan } })],
    [individual.openCheckout, open],
    [company.openCheckout, open],
    [individual.listSubscriptions, list],
    [company.listSubscriptions, list],
    [getCheckout, handlers.get ?? (() => ({ data: OPEN }))],
    [finishCheckout, handlers.finish ?? (() => ({ data: ORDERED }))],
    [cancelOrder, handlers.cancel ?? (() => ({ data: { ...WAITING, state: 'cancelled' } }))],
  ]);
  const storage = createSafeStorage(() => {
    throw new Error('blocked');
  });
  const store = createBillingStore({
    client: server.client,
    session: {
      type: () => account.type,
      flags: () => ({ ...readSessionFlags(storage), ...account }),
      user: signal(USER),
    },
    tokens: { token: () => 'old', refresh },
    storage,
    logError: (text) => log.push(text),
    nowMs: () => NOW,
  });
  const names = () => server.calls.map(({ name }) => name);
  return { server, store, names, log, refresh, account, storage };
}
