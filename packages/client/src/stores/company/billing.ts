import { asId, type OutputOf } from '@drawbridge/contracts';
import {
  type BILLING_CALLS,
  type BillingPeriod,
  type COMPANY_PURPOSES,
  cancelOrder,
  type FreePlan,
  finishCheckout,
  getCheckout,
  listPrices,
  type OpenedCheckout,
  type PaidSubscription,
  type Price,
  type SoldPlan,
} from '@drawbridge/contracts/company';
import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { Session } from '../../session/session.ts';
import type { SafeStorage } from '../../storage.ts';
import { OWN_KEYS } from '../../storage-keys.ts';
import { ApiProblem, asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createShared } from '../../transport/share.ts';
import { type ChangeOutcome, toRefusal } from '../base/change-outcome.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';
import type { RenewableTokens } from '../base/renew-session.ts';
import { createBillingSession } from './billing-session.ts';

export type Subscriptions = OutputOf<(typeof BILLING_CALLS)['billing']['listSubscriptions']>;

export interface PlanOrder {
  planId: SoldPlan;
  period: BillingPeriod;
  seats: number;
  /** Address for the invoice; undefined: that of the signed-in person. */
  email?: string | undefined;
  /** Page of the portal to continue with. */
  redirectUrl: string;
  /** What an administrator orders for the company. */
  purpose?: (typeof COMPANY_PURPOSES)[number] | undefined;
}

/** `waiting`: an earlier order has to be paid or canceled first. */
export type OrderOutcome<T> = ChangeOutcome<T> | { kind: 'waiting'; text: string };

/** `notOwn`: the company ordered it, and the person no longer administers the company. */
export type CancelOutcome = ChangeOutcome<PaidSubscription> | { kind: 'notOwn' };

export interface InvoiceFields {
  /** Name that the invoice is made out to. */
  name: string;
  address: string;
}

/** Prices of the plans, and the learner's orders. @see BILL-2, BILL-7, BILL-8, BILL-10, BILL-11, BILL-13 */
export interface BillingStore {
  prices: ReadonlySignal<Loadable<Price[]>>;
  /** What the free plan opens; undefined until the prices are loaded. */
  freePlan: ReadonlySignal<FreePlan | undefined>;
  subscriptions: ReadonlySignal<Loadable<Subscriptions>>;
  /** The order that is waiting for payment. */
  waitingOrder: ReadonlySignal<PaidSubscription | undefined>;
  /** The checkout loaded last; an expired one is the problem `checkout_closed`. */
  checkout: ReadonlySignal<Loadable<OpenedCheckout>>;
  loadPrices(): Promise<void>;
  loadSubscriptions(): Promise<void>;
  /** Returns the page that shows the bills; undefined if it is unknown. @see SHELL-13, BILL-7 */
  findProfileUrl(): Promise<string | undefined>;
  /** Opens a checkout and returns its URL. Simultaneous calls with the same order open one checkout. @see BILL-10 */
  openCheckout(order: PlanOrder): Promise<OrderOutcome<string>>;
  loadCheckout(id: string): Promise<void>;
  /** Places the order. It grants nothing until it is paid, but a trial begins with it. @see BILL-13 */
  finishCheckout(id: string, fields: InvoiceFields): Promise<OrderOutcome<OpenedCheckout>>;
  /** Cancels an unpaid order. If it was paid in the meantime, reloads it. */
  cancelOrder(id: PaidSubscription['id']): Promise<CancelOutcome>;
  /**
   * Returns the orders that were unpaid when this browser last saw them, and are now paid. Sends nothing if there were
   * none.
   */
  findPaid(): Promise<PaidSubscription[]>;
}

const isWaiting = ({ state }: PaidSubscription) => state === 'waiting';

export function createBillingStore(deps: {
  client: ApiClient;
  session: Pick<Session, 'type' | 'flags' | 'user'>;
  tokens: RenewableTokens;
  storage: SafeStorage;
  logError?: LogError | undefined;
  nowMs?: () => number;
}): BillingStore {
  const { client, session, tokens, storage, logError = () => undefined, nowMs = Date.now } = deps;
  const loadInto = createLoadInto(logError);
  const background = { background: true };
  const prices = signal<Loadable<Price[]>>(LOADING);
  const freePlan = signal<FreePlan>();
  const subscriptions = signal<Loadable<Subscriptions>>(LOADING);
  const waitingOrder = computed(() => {
    const list = subscriptions.value;
    return list.state === 'ready' ? list.value.subscriptions.find(isWaiting) : undefined;
  });
  const checkout = signal<Loadable<OpenedCheckout>>(LOADING);
  let shownId: string | undefined;
  const { callOwnBase, renewFor } = createBillingSession({ session, tokens, logError });

  function checkOpen({ subscription, open_until }: OpenedCheckout): void {
    if (!subscription && Date.parse(open_until) <= nowMs()) throw new ApiProblem('checkout_closed');
  }

  const readWaiting = () => (storage.get(OWN_KEYS.waitingOrders) ?? '').split(',').filter(Boolean);

  function rememberWaiting(ids: readonly string[]) {
    if (ids.length > 0) storage.set(OWN_KEYS.waitingOrders, ids.join(','));
    else storage.remove(OWN_KEYS.waitingOrders);
  }

  /** Simultaneous callers share one list. */
  const readList = createShared(async (_which: 'own'): Promise<Subscriptions> => {
    const list = await callOwnBase((calls) => client.call(calls.listSubscriptions, {}, background));
    // Comes first: whoever sees the plan open may leave the page, and an interrupted refresh can end the session.
    await renewFor(list.subscriptions);
    rememberWaiting(list.subscriptions.filter(isWaiting).map(({ id }) => id));
    return list;
  });

  const loadSubscriptions = () => loadInto(subscriptions, 'the subscriptions', () => readList('own'));

  async function readCheckout(id: string) {
    await loadInto(checkout, 'the order', async (options) => {
      const opened = await client.call(getCheckout, { checkout_id: asId(id) }, options);
      // Another checkout is shown by now.
      if (shownId !== id) throw new ApiProblem('canceled');
      checkOpen(opened);
      if (opened.subscription) await renewFor([opened.subscription]);
      return opened;
    });
  }

  /** Updates an order everywhere it is shown. */
  function show(order: PaidSubscription) {
    const list = subscriptions.peek();
    if (list.state === 'ready') {
      const shown = list.value.subscriptions.map((one) => (one.id === order.id ? order : one));
      subscriptions.value = ready({ ...list.value, subscriptions: shown });
    }
    const opened = checkout.peek();
    if (opened.state === 'ready' && opened.value.subscription?.id === order.id)
      checkout.value = ready({ ...opened.value, subscription: order });
  }

  const toOrderRefusal = (problem: ApiProblem): OrderOutcome<never> =>
    problem.code === 'order_waiting' ? { kind: 'waiting', text: problem.message } : toRefusal(problem);

  const open = createShared(async (key: string): Promise<OrderOutcome<string>> => {
    try {
      const { url } = await callOwnBase((calls) =>
        client.call(calls.openCheckout, JSON.parse(key), background),
      );
      return { kind: 'done', value: url };
    } catch (error) {
      return toOrderRefusal(asApiProblem(error));
    }
  });

  const finish = createShared(async (key: string): Promise<OrderOutcome<OpenedCheckout>> => {
    const [id, fields]: [string, InvoiceFields] = JSON.parse(key);
    try {
      const input = { checkout_id: asId<'checkout'>(id), ...fields };
      const finished = await client.call(finishCheckout, input, background);
      if (finished.subscription && isWaiting(finished.subscription))
        rememberWaiting([...new Set([...readWaiting(), finished.subscription.id])]);
      if (finished.subscription) await renewFor([finished.subscription]);
      if (shownId === id) checkout.value = ready(finished);
      return { kind: 'done', value: finished };
    } catch (error) {
      const problem = asApiProblem(error);
      // The form can no longer be submitted.
      if (problem.code === 'checkout_closed' && shownId === id)
        checkout.value = { state: 'problem', problem };
      return toOrderRefusal(problem);
    }
  });

  const cancel = createShared(async (id: PaidSubscription['id']): Promise<CancelOutcome> => {
    try {
      const canceled = await client.call(cancelOrder, { order_id: id }, background);
      rememberWaiting(readWaiting().filter((one) => one !== id));
      show(canceled);
      return { kind: 'done', value: canceled };
    } catch (error) {
      const problem = asApiProblem(error);
      if (problem.code === 'order_settled')
        await Promise.all([loadSubscriptions(), shownId === undefined ? undefined : readCheckout(shownId)]);
      return problem.code === 'checkout_not_found' ? { kind: 'notOwn' } : toRefusal(problem);
    }
  });

  return {
    prices,
    freePlan,
    subscriptions,
    waitingOrder,
    checkout,
    loadPrices: () =>
      loadInto(prices, 'the prices', async () => {
        const { items, free_plan } = await client.call(listPrices, {}, background);
        freePlan.value = free_plan;
        return items;
      }),
    loadSubscriptions,
    async findProfileUrl() {
      try {
        return (await readList('own')).profile_url ?? undefined;
      } catch (error) {
        logError('the billing information could not be loaded', asApiProblem(error));
        return undefined;
      }
    },
    openCheckout: ({ planId, period, seats, email = session.user.peek()?.email, redirectUrl, purpose }) =>
      open(
        JSON.stringify({
          plan_id: planId,
          period,
          seats,
          ...(email !== undefined && { email }),
          redirect_url: redirectUrl,
          ...(purpose !== undefined && { purpose }),
        }),
      ),
    async loadCheckout(id) {
      if (shownId !== id) checkout.value = LOADING;
      shownId = id;
      await readCheckout(id);
    },
    finishCheckout: (id, fields) => finish(JSON.stringify([id, fields])),
    cancelOrder: cancel,
    async findPaid() {
      const waiting = readWaiting();
      if (waiting.length === 0) return [];
      await loadSubscriptions();
      const known = subscriptions.peek();
      if (known.state !== 'ready') return [];
      return known.value.subscriptions.filter(
        ({ id, state }) => waiting.includes(id) && (state === 'active' || state === 'upcoming'),
      );
    },
  };
}
