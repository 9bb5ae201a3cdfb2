import { PROBLEMS } from '@drawbridge/contracts';
import { listPrices } from '@drawbridge/contracts/company';
import { describe, expect, it } from 'vitest';
import type { FakeAnswer } from '../../testing/index.ts';
import {
  FIELDS,
  ID,
  individual,
  OF_COMPANY,
  OPEN,
  ORDER,
  ORDERED,
  PAID,
  setUpBilling,
  toList,
  USER,
} from '../../testing/set-up-billing.ts';
import type { BillingStore } from './billing.ts';

describe('BILL-8 the base of the calls', () => {
  it.each([
    ['IND', 'openCheckout', 'listSubscriptions'],
    ['FT', 'openCheckout', 'listSubscriptions'],
    ['ENT', 'openCheckoutOfCompany', 'listSubscriptionsOfCompany'],
  ])('the base is that of %s', async (type, opens, lists) => {
    const { store, names } = setUpBilling({ type });
    await store.openCheckout(ORDER);
    await store.loadSubscriptions();
    await store.findProfileUrl();
    expect(names()).toEqual([opens, lists, lists]);
  });

  it.each([
    ['the list', (store: BillingStore) => store.loadSubscriptions(), 'listSubscriptions'],
    ['an order', (store: BillingStore) => store.openCheckout(ORDER), 'openCheckout'],
    ['the user menu', (store: BillingStore) => store.findProfileUrl(), 'listSubscriptions'],
  ])('the base is that of companies for %s, once a paid order made one', async (_who, act, name) => {
    const { store, names, server } = setUpBilling({ becomes: 'ENT', list: () => toList(OF_COMPANY) });
    server.on(individual.listSubscriptions, () => ({ problem: 'forbidden' }));
    server.on(individual.openCheckout, () => ({ problem: 'forbidden' }));
    await act(store);
    expect(names()).toEqual([name, `${name}OfCompany`]);
  });

  it('a call is made once if the renewed session has the same base', async () => {
    const { store, names } = setUpBilling({ list: () => ({ problem: 'forbidden' }), becomes: 'IND' });
    await store.loadSubscriptions();
    expect(names()).toEqual(['listSubscriptions']);
    expect(store.subscriptions.value).toMatchObject({ problem: { code: 'forbidden' } });
  });
});

describe('BILL-10 opening a checkout', () => {
  it('opening a checkout sends the order and returns its URL', async () => {
    const { store, server } = setUpBilling();
    expect(await store.openCheckout({ ...ORDER, seats: 7, email: 'bills@acme.test' })).toEqual({
      kind: 'done',
      value: `/portal/checkout/${ID}`,
    });
    expect(server.calls[0]?.input).toEqual({
      plan_id: 'individual',
      period: 'month',
      seats: 7,
      email: 'bills@acme.test',
      redirect_url: '/portal/dashboard',
    });
  });

  it("BILL-10 the checkout gets the signed-in person's address unless the order names another", async () => {
    const { store, server } = setUpBilling();
    await store.openCheckout(ORDER);
    expect(server.calls[0]?.input).toEqual({
      plan_id: 'individual',
      period: 'month',
      seats: 1,
      email: USER.email,
      redirect_url: '/portal/dashboard',
    });
  });

  it("a company's checkout says what its administrator orders", async () => {
    const { store, server } = setUpBilling({ type: 'ENT' });
    await store.openCheckout({ ...ORDER, planId: 'enterprise', seats: 3, purpose: 'seats' });
    expect(server.calls).toMatchObject([
      { name: 'openCheckoutOfCompany', input: { plan_id: 'enterprise', seats: 3, purpose: 'seats' } },
    ]);
  });

  it('an order that waits for payment is told apart from other refusals, because it can be paid or canceled', async () => {
    const { store } = setUpBilling({ open: () => ({ problem: 'order_waiting' }) });
    expect(await store.openCheckout(ORDER)).toEqual({
      kind: 'waiting',
      text: PROBLEMS.order_waiting.message,
    });
  });

  it('a double click opens one checkout, and a later click one more', async () => {
    const { store, names } = setUpBilling();
    const [first, second] = await Promise.all([store.openCheckout(ORDER), store.openCheckout({ ...ORDER })]);
    expect(first).toEqual(second);
    expect(names()).toHaveLength(1);
    await store.openCheckout(ORDER);
    expect(names()).toHaveLength(2);
  });

  it.each([
    [{ problem: 'plan_not_offered' }, { kind: 'refused', text: expect.stringContaining('Write to us') }],
    [
      { problem: 'bad_input', errors: { seats: 'Choose 5 to 1,000 seats' } },
      { kind: 'fields', errors: { seats: 'Choose 5 to 1,000 seats' } },
    ],
    ['offline', { kind: 'refused', text: 'Server busy please try later!' }],
  ] as const)('a refused checkout says why: %j', async (answer, outcome) => {
    const { store } = setUpBilling({ open: () => answer });
    expect(await store.openCheckout(ORDER)).toEqual(outcome);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//pay.example/1',
    '/\\pay.example/1',
  ])('a checkout at %s is not opened', async (url) => {
    const { store } = setUpBilling({ open: () => ({ data: { url } }) });
    expect(await store.openCheckout(ORDER)).toMatchObject({ kind: 'refused' });
  });

  it.each(['https://pay.example/1', '/portal/checkout/1'])('a checkout at %s is opened', async (url) => {
    const { store } = setUpBilling({ open: () => ({ data: { url } }) });
    expect(await store.openCheckout(ORDER)).toEqual({ kind: 'done', value: url });
  });

  it('a checkout can be retried after a network failure', async () => {
    let tries = 0;
    const { store } = setUpBilling({ open: () => (++tries === 1 ? 'offline' : { data: { url: '/x' } }) });
    await store.openCheckout(ORDER);
    expect(await store.openCheckout(ORDER)).toMatchObject({ kind: 'done' });
  });
});

describe('BILL-13 a checkout', () => {
  it.each([
    ['2026-11-27T12:00:01Z', 'ready'],
    ['2026-11-27T12:00:00Z', 'checkout_closed'],
  ])('a checkout open until %s is %s', async (open_until, shown) => {
    const { store } = setUpBilling({ get: () => ({ data: { ...OPEN, open_until } }) });
    await store.loadCheckout(ID);
    const { value } = store.checkout;
    expect(value.state === 'problem' ? value.problem.code : value.state).toBe(shown);
  });

  it('an ordered checkout is shown however old it is', async () => {
    const old = { ...ORDERED, open_until: '2026-01-01T00:00:00Z' };
    const { store } = setUpBilling({ get: () => ({ data: old }) });
    await store.loadCheckout(ID);
    expect(store.checkout.value).toMatchObject({ state: 'ready', value: old });
  });

  it("another person's checkout is not found", async () => {
    const { store } = setUpBilling({ get: () => ({ problem: 'checkout_not_found' }) });
    await store.loadCheckout(ID);
    expect(store.checkout.value).toMatchObject({ problem: { code: 'checkout_not_found' } });
  });

  it('an answer that arrives after another checkout was opened is dropped', async () => {
    const other = '5a1f0c3e-0000-4000-8000-0000000000c2';
    const first = Promise.withResolvers<FakeAnswer>();
    const { store } = setUpBilling({
      get: ({ checkout_id }) =>
        checkout_id === ID ? first.promise : { data: { ...OPEN, checkout_id: other } },
    });
    const loading = store.loadCheckout(ID);
    await store.loadCheckout(other);
    first.resolve({ data: OPEN });
    await loading;
    expect(store.checkout.value).toMatchObject({ value: { checkout_id: other } });
  });

  it('a double click finishes a checkout once, and grants nothing: the session stays unchanged', async () => {
    const { store, names, refresh } = setUpBilling();
    await store.loadCheckout(ID);
    const [first] = await Promise.all([
      store.finishCheckout(ID, FIELDS),
      store.finishCheckout(ID, { ...FIELDS }),
    ]);
    expect(first).toMatchObject({ kind: 'done', value: { subscription: { state: 'waiting' } } });
    expect(store.checkout.value).toMatchObject({ value: { subscription: { state: 'waiting' } } });
    expect(names()).toEqual(['getCheckout', 'finishCheckout']);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('a paid checkout renews the session before it is shown, because leaving earlier would interrupt the refresh', async () => {
    const { store, refresh, account } = setUpBilling({ get: () => ({ data: PAID }) });
    refresh.mockImplementation(async () => {
      expect(store.checkout.value.state).toBe('loading');
      account.type = 'IND';
      return { token: 'new', isFresh: true };
    });
    await store.loadCheckout(ID);
    expect(refresh.mock.calls).toEqual([['old']]);
    expect(store.checkout.value).toMatchObject({ value: { subscription: { state: 'active' } } });
  });

  it('a checkout is not ordered while another order waits', async () => {
    const { store } = setUpBilling({ finish: () => ({ problem: 'order_waiting' }) });
    await store.loadCheckout(ID);
    expect(await store.finishCheckout(ID, FIELDS)).toMatchObject({ kind: 'waiting' });
    expect(store.checkout.value.state).toBe('ready');
  });

  it('a checkout stays unchanged when the network fails, and can be finished then', async () => {
    let tries = 0;
    const { store } = setUpBilling({ finish: () => (++tries === 1 ? 'offline' : { data: ORDERED }) });
    await store.loadCheckout(ID);
    expect(await store.finishCheckout(ID, FIELDS)).toMatchObject({ kind: 'refused' });
    expect(store.checkout.value).toMatchObject({ state: 'ready', value: { subscription: null } });
    expect(await store.finishCheckout(ID, FIELDS)).toMatchObject({ kind: 'done' });
  });

  it('an expired checkout says so in place of the form', async () => {
    const { store, refresh } = setUpBilling({ finish: () => ({ problem: 'checkout_closed' }) });
    await store.loadCheckout(ID);
    expect(await store.finishCheckout(ID, FIELDS)).toMatchObject({ kind: 'refused' });
    expect(store.checkout.value).toMatchObject({ state: 'problem', problem: { code: 'checkout_closed' } });
    expect(refresh).not.toHaveBeenCalled();
  });

  it('a refused checkout shows messages beside its fields', async () => {
    const errors = { name: 'Enter the name that the invoice is made out to' };
    const { store } = setUpBilling({ finish: () => ({ problem: 'bad_input', errors }) });
    await store.loadCheckout(ID);
    expect(await store.finishCheckout(ID, { name: '', address: '' })).toEqual({ kind: 'fields', errors });
    expect(store.checkout.value.state).toBe('ready');
  });
});

describe('SHELL-13, BILL-7 the page that shows bills', () => {
  it.each([
    [{ data: { subscriptions: [], profile_url: null, offers: [], trial_days: 0 } }, undefined],
    [
      { data: { subscriptions: [], profile_url: 'https://bills.test/me', offers: [], trial_days: 0 } },
      'https://bills.test/me',
    ],
    [{ problem: 'forbidden' }, undefined],
    ['offline', undefined],
  ] as const)('the answer %j has the page %s', async (answer, url) => {
    const { store, server } = setUpBilling();
    server.on(individual.listSubscriptions, () => answer);
    expect(await store.findProfileUrl()).toBe(url);
  });
});

describe('BILL-2, BILL-11 lists of orders and prices', () => {
  it('ERR-24 lists stay when a later fetch fails', async () => {
    const { store, server, log } = setUpBilling();
    await store.loadPrices();
    await store.loadSubscriptions();
    server.on(listPrices, () => 'offline');
    server.on(individual.listSubscriptions, () => 'offline');
    await store.loadPrices();
    await store.loadSubscriptions();
    expect([store.prices.value.state, store.subscriptions.value.state]).toEqual(['ready', 'ready']);
    expect(log).toHaveLength(2);
  });

  it('lists say what went wrong when there is nothing to show', async () => {
    const { store, server } = setUpBilling();
    server.on(individual.listSubscriptions, () => ({ problem: 'forbidden' }));
    await store.loadSubscriptions();
    expect(store.subscriptions.value).toMatchObject({ state: 'problem', problem: { code: 'forbidden' } });
  });
});
