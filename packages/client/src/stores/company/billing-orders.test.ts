import { asId, PROBLEMS } from '@drawbridge/contracts';
import { getCheckout } from '@drawbridge/contracts/company';
import { describe, expect, it } from 'vitest';
import { OWN_KEYS } from '../../storage-keys.ts';
import {
  ACTIVE,
  FIELDS,
  ID,
  individual,
  OF_COMPANY,
  ORDERED,
  PAID,
  setUpBilling,
  toList,
  WAITING,
} from '../../testing/set-up-billing.ts';

describe('BILL-13 a list with an order that has been paid', () => {
  it.each([
    ['the individual plan of a free learner', { type: 'FT' }, ACTIVE, 1],
    ['the individual plan of a trial', { type: 'IND', isTrial: true }, ACTIVE, 1],
    ['a company of a free learner', { type: 'FT' }, OF_COMPANY, 1],
    ['a company of an individual', { type: 'IND' }, OF_COMPANY, 1],
    ['the plan that the session has', { type: 'IND' }, ACTIVE, 0],
    ['more seats of the company', { type: 'ENT' }, { ...OF_COMPANY, purpose: 'seats' as const }, 0],
    ['an order that waits', { type: 'FT' }, WAITING, 0],
    ['an order with a trial', { type: 'FT' }, { ...WAITING, trial_ends_at: '2026-12-11T12:00:00Z' }, 1],
    ['a plan that goes on later', { type: 'FT' }, { ...ACTIVE, state: 'upcoming' as const }, 0],
    ['a plan that is over', { type: 'FT' }, { ...ACTIVE, state: 'ended' as const }, 0],
    ['a canceled order', { type: 'FT' }, { ...ACTIVE, state: 'cancelled' as const }, 0],
    ['an order that was not paid in time', { type: 'FT' }, { ...ACTIVE, state: 'not_paid' as const }, 0],
  ])('a paid order renews the session for %s', async (_what, account, subscription, times) => {
    const { store, refresh } = setUpBilling({ ...account, list: () => toList(subscription) });
    await store.loadSubscriptions();
    expect(refresh).toHaveBeenCalledTimes(times);
  });

  it('a list is shown even if the session cannot be renewed; the next list renews it, once', async () => {
    const { store, refresh, log, account } = setUpBilling();
    refresh.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await store.loadSubscriptions();
    expect(store.subscriptions.value.state).toBe('ready');
    expect(log).toEqual(['the session was not renewed after its plan changed']);
    await store.loadSubscriptions();
    account.type = 'FT';
    await store.loadSubscriptions();
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('a list is fetched once for simultaneous requests', async () => {
    const { store, names } = setUpBilling({ type: 'IND' });
    await Promise.all([store.loadSubscriptions(), store.findProfileUrl(), store.loadSubscriptions()]);
    expect(names()).toEqual(['listSubscriptions']);
  });
});

describe('BILL-13 an order that waits for payment', () => {
  it('a waiting order is remembered from the start, and found once it is paid', async () => {
    const { store, server, account, storage } = setUpBilling({ list: () => toList(WAITING) });
    expect(await store.findPaid()).toEqual([]);
    expect(server.calls).toEqual([]);
    await store.finishCheckout(ID, FIELDS);
    expect(await store.findPaid()).toEqual([]);
    server.on(individual.listSubscriptions, () => toList(ACTIVE));
    expect(await store.findPaid()).toEqual([ACTIVE]);
    expect([account.type, storage.get(OWN_KEYS.waitingOrders)]).toEqual(['IND', undefined]);
    expect(await store.findPaid()).toEqual([]);
  });

  it('a waiting order is remembered from a list, and forgotten when it ends unpaid', async () => {
    const { store, server, storage } = setUpBilling({ list: () => toList(WAITING) });
    expect(store.waitingOrder.value).toBeUndefined();
    await store.loadSubscriptions();
    expect(storage.get(OWN_KEYS.waitingOrders)).toBe(WAITING.id);
    expect(store.waitingOrder.value).toEqual(WAITING);
    server.on(individual.listSubscriptions, () => toList({ ...WAITING, state: 'not_paid' }));
    expect(await store.findPaid()).toEqual([]);
    expect(store.waitingOrder.value).toBeUndefined();
    expect(storage.get(OWN_KEYS.waitingOrders)).toBeUndefined();
  });

  it('a waiting order stays remembered offline', async () => {
    const { store, server, storage } = setUpBilling({ list: () => toList(WAITING) });
    await store.loadSubscriptions();
    server.on(individual.listSubscriptions, () => 'offline');
    expect(await store.findPaid()).toEqual([]);
    expect(storage.get(OWN_KEYS.waitingOrders)).toBe(WAITING.id);
  });

  it('a waiting order is canceled once, wherever it is shown', async () => {
    const { store, names, storage } = setUpBilling({
      list: () => toList(WAITING, OF_COMPANY),
      get: () => ({ data: ORDERED }),
      type: 'ENT',
    });
    await store.loadSubscriptions();
    await store.loadCheckout(ID);
    const [first] = await Promise.all([store.cancelOrder(WAITING.id), store.cancelOrder(WAITING.id)]);
    expect(first).toMatchObject({ kind: 'done', value: { state: 'cancelled' } });
    expect(names().filter((name) => name === 'cancelOrder')).toHaveLength(1);
    expect(store.subscriptions.value).toMatchObject({
      value: { subscriptions: [{ state: 'cancelled' }, { state: 'active' }] },
    });
    expect(store.checkout.value).toMatchObject({ value: { subscription: { state: 'cancelled' } } });
    expect(storage.get(OWN_KEYS.waitingOrders)).toBeUndefined();
  });

  it('an order paid in the meantime is not canceled, and is shown as paid', async () => {
    const { store, server } = setUpBilling({
      list: () => toList(WAITING),
      get: () => ({ data: ORDERED }),
      cancel: () => ({ problem: 'order_settled' }),
    });
    await store.loadSubscriptions();
    await store.loadCheckout(ID);
    server.on(individual.listSubscriptions, () => toList(ACTIVE));
    server.on(getCheckout, () => ({ data: PAID }));
    expect(await store.cancelOrder(WAITING.id)).toEqual({
      kind: 'refused',
      text: PROBLEMS.order_settled.message,
    });
    expect(store.subscriptions.value).toMatchObject({ value: { subscriptions: [{ state: 'active' }] } });
    expect(store.checkout.value).toMatchObject({ value: { subscription: { state: 'active' } } });
  });

  it('an order of a company is not canceled by a person who no longer administers it', async () => {
    const { store } = setUpBilling({ cancel: () => ({ problem: 'checkout_not_found' }) });
    expect(await store.cancelOrder(asId('5a1f0c3e-0000-4000-8000-0000000000ff'))).toEqual({ kind: 'notOwn' });
  });

  it('a waiting order stays when the network fails', async () => {
    const { store } = setUpBilling({ list: () => toList(WAITING), cancel: () => 'offline' });
    await store.loadSubscriptions();
    expect(await store.cancelOrder(WAITING.id)).toMatchObject({ kind: 'refused' });
    expect(store.subscriptions.value).toMatchObject({ value: { subscriptions: [{ state: 'waiting' }] } });
  });
});
