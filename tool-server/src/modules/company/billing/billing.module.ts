import type { Catalogue } from '@drawbridge/content';
import type { EventBus } from '../../../events.ts';
import type { ServerModule } from '../../../module.ts';
import { toSource } from '../../../platform/limits/address.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Config } from '../../../settings/config.ts';
import { createCheckoutsJob, createOrdersJob } from './billing.jobs.ts';
import { settlementsFrom } from './billing.limits.ts';
import { toBillingRoutes, toSettlementRoutes } from './billing.routes.ts';
import { type BillingDeps, createBillingService } from './billing.service.ts';
import { cancelOwnWaiting } from './cancel-order.ts';
import { toLocalOrderRouter } from './local-orders.ts';
import { createOrders } from './orders.ts';
import { checkAmount, checkSettlement, type Settlement } from './settlement.ts';
import { fillGrantsOf } from './starting-grants.ts';
import { toState } from './subscription-view.ts';

/** Orders of plans, at one base for companies and at another for everybody else. @see BILL-8, SVC-16 */
export function createBilling({
  config,
  catalogue: { prices, freePlan },
  ...deps
}: Omit<
  BillingDeps,
  'prices' | 'freePlan' | 'publicUrl' | 'profileUrl' | 'productName' | 'supportEmail' | 'orders' | 'isSelling'
> & {
  config: Config;
  catalogue: Pick<Catalogue, 'prices' | 'freePlan'>;
  events: EventBus;
  limits: Limits;
}): ServerModule {
  const { publicUrl, billingProfileUrl: profileUrl, productName, supportEmail, isSelling } = config;
  const { clock, events, limits } = deps;
  // What is given later is recorded where it is given.
  events.on('account.confirmed', 'record', (tx, { personId }) => fillGrantsOf(tx, personId));
  events.on('company.changed', 'record', async (tx, { personId, companyId }) => {
    if (companyId)
      await cancelOwnWaiting(tx, { ...deps, db: deps.database.db, publicUrl, productName }, personId);
  });
  const orders = createOrders({ ...deps, publicUrl, productName });
  const service = createBillingService({
    ...deps,
    prices,
    freePlan,
    publicUrl,
    profileUrl,
    productName,
    supportEmail,
    isSelling,
    orders,
  });

  async function settle(sent: Settlement, address: string) {
    await limits.check([settlementsFrom(toSource(address))]);
    checkSettlement(config.billingWebhookSecret, sent, clock);
    await limits.giveBack(settlementsFrom(toSource(address)));
    const { invoice_number: number, event_id: eventId } = sent;
    const row =
      sent.outcome === 'paid'
        ? await orders.settle(number, { eventId }, (order) => checkAmount(order, sent))
        : await orders.cancel(number, { eventId }, (order) => checkAmount(order, sent));
    return toState(row, clock.now());
  }

  return {
    routes: [...toBillingRoutes(service), ...toSettlementRoutes(settle)],
    jobs: [createCheckoutsJob(deps), createOrdersJob({ ...deps, publicUrl, productName, supportEmail })],
    ...(config.mode === 'production' ? {} : { router: toLocalOrderRouter(orders, config) }),
  };
}
