import { BILLING_CALLS, finishCheckout, getCheckout, listPrices } from '@drawbridge/contracts';
import { describe, expect, it, vi } from 'vitest';
import {
  buildCheckout,
  buildSubscription,
  createFakeServer,
  type FakeAnswer,
  type FakeHandler,
  samplePrices,
} from '../testing/index.ts';
import { createBillingStore, type PlanOrder } from './billing.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const OPEN = buildCheckout({ open_until: '2026-11-27T12:30:00Z' });
const DONE = buildCheckout({ ...OPEN, subscription: buildSubscription() });
const DONE_FOR_COMPANY = buildCheckout({
  ...OPEN,
  plan_id: 'enterprise',
  subscription: buildSubscription({ plan_id: 'enterprise' }),
});
const ORDER: PlanOrder = {
  planId: 'individual',
  period: 'month',
  seats: 1,
  redirectUrl: '/portal/dashboard',
};
const ID = OPEN.checkout_id;
const FIELDS = { name: 'Frieda Frey', address: '' };
const company = BILLING_CALLS.billing;
const individual = BILLING_CALLS['billing-individual'];

interface SetUp {
  type?: string;
  open?: FakeHandler;
  get?: FakeHandler;
  finish?: FakeHandler;
  /** What the account is after a refresh. */
  becomes?: string;
}

function setUp({ type = 'FT', becomes = 'IND', ...handlers }: SetUp = {}) {
  const log: string[] = [];
  const account = { type };
  const refresh = vi.fn(async () => {
    account.type = becomes;
    return { token: 'new', isFresh: true };
  });
  const open = handlers.open ?? (() => ({ data: { url: `/portal/checkout/${ID}` } }));
  const list: FakeHandler = () => ({
    data: { subscriptions: [buildSubscription()], profile_url: '/portal/profile/subscription' },
  });
  const server = createFakeServer([
    [listPrices, () => ({ data: { items: samplePrices } })],
    [individual.openCheckout, open],
    [company.openCheckout, open],
    [individual.listSubscriptions, list],
    [company.listSubscriptions, list],
    [getCheckout, handlers.get ?? (() => ({ data: OPEN }))],
    [finishCheckout, handlers.finish ?? (() => ({ data: DONE }))],
  ]);
  const store = createBillingStore({
    client: server.client,
    session: { type: () => account.type },
    tokens: { token: () => 'old', refresh },
    logError: (text) => log.push(text),
    nowMs: () => NOW,
  });
  const names = () => server.calls.map(({ name }) => name);
  return { server, store, names, log, refresh, account };
}

describe('BILL-8 the base of the calls', () => {
  it.each([
    ['IND', 'openCheckout', 'listSubscriptions'],
    ['FT', 'openCheckout', 'listSubscriptions'],
    ['ENT', 'openCheckoutOfCompany', 'listSubscriptionsOfCompany'],
  ])('of %s', async (type, opens, lists) => {
    const { store, names } = setUp({ type });
    await store.openCheckout(ORDER);
    await store.loadSubscriptions();
    await store.findProfileUrl();
    expect(names()).toEqual([opens, lists, lists]);
  });

  it('is another one after an order that changed the type', async () => {
    const { store, names } = setUp({ finish: () => ({ data: DONE_FOR_COMPANY }), becomes: 'ENT' });
    await store.loadCheckout(ID);
    await store.finishCheckout(ID, FIELDS);
    await store.loadSubscriptions();
    expect(names().at(-1)).toBe('listSubscriptionsOfCompany');
  });
});

describe('BILL-10 opening a checkout', () => {
  it('sends the order and gives the address', async () => {
    const { store, server } = setUp();
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

  it('pressed twice opens one, and one more after that', async () => {
    const { store, names } = setUp();
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
  ] as const)('says why not: %j', async (answer, outcome) => {
    const { store } = setUp({ open: () => answer });
    expect(await store.openCheckout(ORDER)).toEqual(outcome);
  });

  it('can be tried again after a failure of the network', async () => {
    let tries = 0;
    const { store } = setUp({ open: () => (++tries === 1 ? 'offline' : { data: { url: '/x' } }) });
    await store.openCheckout(ORDER);
    expect(await store.openCheckout(ORDER)).toMatchObject({ kind: 'done' });
  });
});

describe('BILL-13 a checkout', () => {
  it.each([
    ['2026-11-27T12:00:01Z', 'ready'],
    ['2026-11-27T12:00:00Z', 'checkout_closed'],
  ])('open until %s is %s', async (open_until, shown) => {
    const { store } = setUp({ get: () => ({ data: { ...OPEN, open_until } }) });
    await store.loadCheckout(ID);
    const { value } = store.checkout;
    expect(value.state === 'problem' ? value.problem.code : value.state).toBe(shown);
  });

  it('that is finished is shown however old it is', async () => {
    const old = { ...DONE, open_until: '2026-01-01T00:00:00Z' };
    const { store } = setUp({ type: 'IND', get: () => ({ data: old }) });
    await store.loadCheckout(ID);
    expect(store.checkout.value).toMatchObject({ state: 'ready', value: old });
  });

  it('of another person is not found', async () => {
    const { store } = setUp({ get: () => ({ problem: 'checkout_not_found' }) });
    await store.loadCheckout(ID);
    expect(store.checkout.value).toMatchObject({ problem: { code: 'checkout_not_found' } });
  });

  it('whose answer comes after another was opened is dropped', async () => {
    const other = '5a1f0c3e-0000-4000-8000-0000000000c2';
    const first = Promise.withResolvers<FakeAnswer>();
    const { store } = setUp({
      get: ({ checkout_id }) =>
        checkout_id === ID ? first.promise : { data: { ...OPEN, checkout_id: other } },
    });
    const loading = store.loadCheckout(ID);
    await store.loadCheckout(other);
    first.resolve({ data: OPEN });
    await loading;
    expect(store.checkout.value).toMatchObject({ value: { checkout_id: other } });
  });

  it('pressed twice is finished once, and the session is renewed', async () => {
    const { store, names, refresh, account } = setUp();
    await store.loadCheckout(ID);
    const [first] = await Promise.all([
      store.finishCheckout(ID, FIELDS),
      store.finishCheckout(ID, { ...FIELDS }),
    ]);
    expect(first).toMatchObject({ kind: 'done', value: { subscription: { state: 'active' } } });
    expect(names()).toEqual(['getCheckout', 'finishCheckout']);
    expect(refresh.mock.calls).toEqual([['old']]);
    expect(account.type).toBe('IND');
  });

  it('shows that it is ordered after the session is renewed: leaving earlier would cut the refresh off', async () => {
    const { store, refresh } = setUp();
    await store.loadCheckout(ID);
    refresh.mockImplementation(async () => {
      expect(store.checkout.value).toMatchObject({ value: { subscription: null } });
      return { token: 'new', isFresh: true };
    });
    await store.finishCheckout(ID, FIELDS);
    expect(store.checkout.value).toMatchObject({ value: { subscription: { state: 'active' } } });
  });

  it('is ordered although the session cannot be renewed; the renewal is tried again', async () => {
    const { store, refresh, log } = setUp();
    await store.loadCheckout(ID);
    refresh.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await store.finishCheckout(ID, FIELDS)).toMatchObject({ kind: 'done' });
    expect(log).toEqual(['the session was not renewed after an order']);
    await store.catchUp();
    await store.catchUp();
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('whose answer was lost is found finished, and the session is renewed then', async () => {
    const { store, refresh } = setUp({ get: () => ({ data: DONE }) });
    await store.loadCheckout(ID);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it.each([
    ['an individual who renews', 'IND', { ...DONE, subscription: buildSubscription({ state: 'upcoming' }) }],
    ['an individual who has the plan', 'IND', DONE],
    ['a company that has the plan', 'ENT', DONE_FOR_COMPANY],
    ['a plan that is over', 'FT', { ...DONE, subscription: buildSubscription({ state: 'ended' }) }],
  ])('needs no new session for %s', async (_who, type, data) => {
    const { store, refresh } = setUp({ type, get: () => ({ data }) });
    await store.loadCheckout(ID);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('stays as it is when the network fails, and can be finished then', async () => {
    let tries = 0;
    const { store } = setUp({ finish: () => (++tries === 1 ? 'offline' : { data: DONE }) });
    await store.loadCheckout(ID);
    expect(await store.finishCheckout(ID, FIELDS)).toMatchObject({ kind: 'refused' });
    expect(store.checkout.value).toMatchObject({ state: 'ready', value: { subscription: null } });
    expect(await store.finishCheckout(ID, FIELDS)).toMatchObject({ kind: 'done' });
  });

  it('that was open too long says so in place of the form', async () => {
    const { store, refresh } = setUp({ finish: () => ({ problem: 'checkout_closed' }) });
    await store.loadCheckout(ID);
    expect(await store.finishCheckout(ID, FIELDS)).toMatchObject({ kind: 'refused' });
    expect(store.checkout.value).toMatchObject({ state: 'problem', problem: { code: 'checkout_closed' } });
    expect(refresh).not.toHaveBeenCalled();
  });

  it('shows messages beside its fields', async () => {
    const errors = { name: 'Enter the name that the invoice is made out to' };
    const { store } = setUp({ finish: () => ({ problem: 'bad_input', errors }) });
    await store.loadCheckout(ID);
    expect(await store.finishCheckout(ID, { name: '', address: '' })).toEqual({ kind: 'fields', errors });
    expect(store.checkout.value.state).toBe('ready');
  });
});

describe('SHELL-13, BILL-7 where bills are seen', () => {
  it.each([
    [{ data: { subscriptions: [], profile_url: null } }, undefined],
    [{ data: { subscriptions: [], profile_url: 'https://bills.test/me' } }, 'https://bills.test/me'],
    [{ problem: 'forbidden' }, undefined],
    ['offline', undefined],
  ] as const)('%j gives %s', async (answer, url) => {
    const { store, server } = setUp();
    server.on(individual.listSubscriptions, () => answer);
    expect(await store.findProfileUrl()).toBe(url);
  });
});

describe('BILL-2, BILL-11 lists', () => {
  it('ERR-24 stay when a later fetch fails', async () => {
    const { store, server, log } = setUp();
    await store.loadPrices();
    await store.loadSubscriptions();
    server.on(listPrices, () => 'offline');
    server.on(individual.listSubscriptions, () => 'offline');
    await store.loadPrices();
    await store.loadSubscriptions();
    expect([store.prices.value.state, store.subscriptions.value.state]).toEqual(['ready', 'ready']);
    expect(log).toHaveLength(2);
  });

  it('say what went wrong when there is nothing to show', async () => {
    const { store, server } = setUp();
    server.on(individual.listSubscriptions, () => ({ problem: 'forbidden' }));
    await store.loadSubscriptions();
    expect(store.subscriptions.value).toMatchObject({ state: 'problem', problem: { code: 'forbidden' } });
  });
});
