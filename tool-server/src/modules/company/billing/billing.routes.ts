import {
  BILLING_CALLS,
  BILLING_TEXTS,
  cancelOrder,
  finishCheckout,
  getCheckout,
  listPrices,
  type PaidSubscription,
  settleOrder,
} from '@drawbridge/contracts/company';
import type { Actor, PortalActor } from '../../../actor.ts';
import { answer } from '../../../platform/http/answer.ts';
import { type Call, type Route, serve } from '../../../platform/http/api.ts';
import type { BillingService } from './billing.service.ts';
import type { Settlement } from './settlement.ts';

type Base = keyof typeof BILLING_CALLS;

function toBaseRoutes(billing: BillingService, base: Base): Route<PortalActor>[] {
  const { openCheckout, listSubscriptions } = BILLING_CALLS[base];
  return [
    serve(openCheckout, async ({ actor, input }: Call<typeof openCheckout, PortalActor>) => ({
      url: await billing.open(actor, input),
    })),
    serve(listSubscriptions, ({ actor }) => billing.list(actor)),
  ];
}

/** What a payment provider tells. Its calls are signed, so no session makes them. */
export const toSettlementRoutes = (
  settle: (sent: Settlement, address: string) => Promise<PaidSubscription['state']>,
): Route<Actor>[] => [
  serve(settleOrder, async ({ input, address }) => ({ state: await settle(input, address) })),
];

export const toBillingRoutes = (billing: BillingService): Route<PortalActor>[] => [
  serve(listPrices, async () => billing.prices()),
  ...toBaseRoutes(billing, 'billing-individual'),
  ...toBaseRoutes(billing, 'billing'),
  serve(getCheckout, ({ actor, input }: Call<typeof getCheckout, PortalActor>) =>
    billing.get(actor, input.checkout_id),
  ),
  serve(finishCheckout, async ({ actor, input, ...origin }: Call<typeof finishCheckout, PortalActor>) =>
    answer(await billing.finish(actor, input, origin), BILLING_TEXTS.ordered),
  ),
  serve(cancelOrder, async ({ actor, input, ...origin }: Call<typeof cancelOrder, PortalActor>) =>
    answer(await billing.cancel(actor, input.order_id, origin), BILLING_TEXTS.cancelled),
  ),
];
