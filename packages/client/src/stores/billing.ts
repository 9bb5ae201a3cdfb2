import {
  asId,
  BILLING_CALLS,
  type BillingPeriod,
  finishCheckout,
  getCheckout,
  listPrices,
  type OpenedCheckout,
  type OutputOf,
  type Price,
  type SoldPlan,
  toBillingBase,
} from '@drawbridge/contracts';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Session } from '../session/session.ts';
import { ApiProblem, asApiProblem } from '../transport/api-problem.ts';
import type { ApiClient } from '../transport/client.ts';
import { createShared } from '../transport/share.ts';
import { type ChangeOutcome, settle, toRefusal } from './change-outcome.ts';
import { createLoadInto } from './load-into.ts';
import { LOADING, type Loadable, ready } from './loadable.ts';
import type { LogError } from './notices.ts';

export type Subscriptions = OutputOf<(typeof BILLING_CALLS)['billing']['listSubscriptions']>;

export interface PlanOrder {
  planId: SoldPlan;
  period: BillingPeriod;
  seats: number;
  /** Where the invoice goes; without it the address of the account. */
  email?: string | undefined;
  /** A page of the portal, to go on with afterwards. */
  redirectUrl: string;
}

export interface InvoiceFields {
  /** Whom the invoice is made out to. */
  name: string;
  address: string;
}

/** What plans cost, and what the learner ordered. @see BILL-2, BILL-7, BILL-8, BILL-10, BILL-11, BILL-13 */
export interface BillingStore {
  prices: ReadonlySignal<Loadable<Price[]>>;
  subscriptions: ReadonlySignal<Loadable<Subscriptions>>;
  /** The one loaded last; one that was open too long is the problem `checkout_closed`. */
  checkout: ReadonlySignal<Loadable<OpenedCheckout>>;
  loadPrices(): Promise<void>;
  loadSubscriptions(): Promise<void>;
  /** Where bills are seen: undefined when nobody can say. @see SHELL-13, BILL-7 */
  findProfileUrl(): Promise<string | undefined>;
  /** Opens a checkout; gives its address. The same order twice at once opens one. @see BILL-10 */
  openCheckout(order: PlanOrder): Promise<ChangeOutcome<string>>;
  loadCheckout(id: string): Promise<void>;
  /** Orders it. Once it is ordered the outcome is 'done', whether or not the session could be renewed. @see BILL-13 */
  finishCheckout(id: string, fields: InvoiceFields): Promise<ChangeOutcome<OpenedCheckout>>;
  /** Makes the session what an order has made of the account; without the network it stays as it is. @see BILL-13 */
  catchUp(): Promise<void>;
}

export function createBillingStore(deps: {
  client: ApiClient;
  session: Pick<Session, 'type'>;
  tokens: Pick<Session['tokens'], 'token' | 'refresh'>;
  logError?: LogError | undefined;
  nowMs?: () => number;
}): BillingStore {
  const { client, session, tokens, logError = () => undefined, nowMs = Date.now } = deps;
  const loadInto = createLoadInto(logError);
  const background = { background: true };
  const prices = signal<Loadable<Price[]>>(LOADING);
  const subscriptions = signal<Loadable<Subscriptions>>(LOADING);
  const checkout = signal<Loadable<OpenedCheckout>>(LOADING);
  let shownId: string | undefined;

  /** Read at each call: an order changes the type. @see BILL-8 */
  const calls = () => BILLING_CALLS[toBillingBase(session.type())];

  function checkOpen(opened: OpenedCheckout): OpenedCheckout {
    const isOver = !opened.subscription && Date.parse(opened.open_until) <= nowMs();
    if (isOver) throw new ApiProblem('checkout_closed');
    return opened;
  }

  /** The session is still that of the smaller plan. */
  function isBehind({ subscription }: OpenedCheckout): boolean {
    if (subscription?.state !== 'active') return false;
    return subscription.plan_id === 'enterprise' ? session.type() !== 'ENT' : session.type() === 'FT';
  }

  async function renewFor(opened: OpenedCheckout) {
    if (!isBehind(opened)) return;
    try {
      await tokens.refresh(tokens.token());
    } catch (error) {
      logError('the session was not renewed after an order', asApiProblem(error));
    }
  }

  const open = createShared(async (key: string): Promise<ChangeOutcome<string>> => {
    const outcome = await settle(client.call(calls().openCheckout, JSON.parse(key), background));
    return outcome.kind === 'done' ? { kind: 'done', value: outcome.value.url } : outcome;
  });

  const finish = createShared(async (key: string): Promise<ChangeOutcome<OpenedCheckout>> => {
    const [id, fields]: [string, InvoiceFields] = JSON.parse(key);
    try {
      const input = { checkout_id: asId<'checkout'>(id), ...fields };
      const finished = await client.call(finishCheckout, input, background);
      // First: whoever sees that it is ordered may leave the page, and a refresh that is cut off can end the session.
      await renewFor(finished);
      if (shownId === id) checkout.value = ready(finished);
      return { kind: 'done', value: finished };
    } catch (error) {
      const problem = asApiProblem(error);
      // Nothing that is typed into it can be sent any more.
      if (problem.code === 'checkout_closed' && shownId === id)
        checkout.value = { state: 'problem', problem };
      return toRefusal(problem);
    }
  });

  return {
    prices,
    subscriptions,
    checkout,
    async catchUp() {
      const shown = checkout.peek();
      if (shown.state === 'ready') await renewFor(shown.value);
    },
    loadPrices: () =>
      loadInto(prices, 'the prices', async () => (await client.call(listPrices, {}, background)).items),
    loadSubscriptions: () =>
      loadInto(subscriptions, 'the subscriptions', () =>
        client.call(calls().listSubscriptions, {}, background),
      ),
    async findProfileUrl() {
      try {
        return (await client.call(calls().listSubscriptions, {}, background)).profile_url ?? undefined;
      } catch (error) {
        logError('the billing information could not be loaded', asApiProblem(error));
        return undefined;
      }
    },
    openCheckout: ({ planId, period, seats, email, redirectUrl }) =>
      open(
        JSON.stringify({
          plan_id: planId,
          period,
          seats,
          ...(email !== undefined && { email }),
          redirect_url: redirectUrl,
        }),
      ),
    async loadCheckout(id) {
      if (shownId !== id) checkout.value = LOADING;
      shownId = id;
      await loadInto(checkout, 'the order', async (options) => {
        const opened = await client.call(getCheckout, { checkout_id: asId(id) }, options);
        // Another one is shown by now.
        if (shownId !== id) throw new ApiProblem('canceled');
        await renewFor(checkOpen(opened));
        return opened;
      });
    },
    finishCheckout: (id, fields) => finish(JSON.stringify([id, fields])),
  };
}
