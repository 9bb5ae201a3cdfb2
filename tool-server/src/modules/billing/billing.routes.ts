import { BILLING_CALLS, BILLING_TEXTS, finishCheckout, getCheckout, listPrices } from '@drawbridge/contracts';
import type { PortalActor } from '../../actor.ts';
import { answer } from '../../platform/http/answer.ts';
import { type Call, type Route, serve } from '../../platform/http/api.ts';
import type { BillingService } from './billing.service.ts';

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

export const toBillingRoutes = (billing: BillingService): Route<PortalActor>[] => [
  serve(listPrices, async () => ({ items: billing.prices() })),
  ...toBaseRoutes(billing, 'billing-individual'),
  ...toBaseRoutes(billing, 'billing'),
  serve(getCheckout, ({ actor, input }: Call<typeof getCheckout, PortalActor>) =>
    billing.get(actor, input.checkout_id),
  ),
  serve(finishCheckout, async ({ actor, input, ...origin }: Call<typeof finishCheckout, PortalActor>) =>
    answer(await billing.finish(actor, input, origin), BILLING_TEXTS.ordered),
  ),
];
