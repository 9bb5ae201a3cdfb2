import type { Catalogue } from '@drawbridge/content';
import type { Config } from '../../config.ts';
import type { ServerModule } from '../../module.ts';
import { toBillingRoutes } from './billing.routes.ts';
import { type BillingDeps, createBillingService } from './billing.service.ts';

const SWEEP_MS = 3_600_000;

/** Orders of plans, at one base for companies and at another for everybody else. @see BILL-8, SVC-16 */
export function createBilling({
  config,
  catalogue: { prices },
  ...deps
}: Omit<BillingDeps, 'prices' | 'publicUrl' | 'productName' | 'supportEmail'> & {
  config: Config;
  catalogue: Pick<Catalogue, 'prices'>;
}): ServerModule {
  const { publicUrl, productName, supportEmail } = config;
  const service = createBillingService({ ...deps, prices, publicUrl, productName, supportEmail });
  return {
    routes: toBillingRoutes(service),
    jobs: [{ name: 'old-checkouts', everyMs: SWEEP_MS, run: service.sweep }],
  };
}
