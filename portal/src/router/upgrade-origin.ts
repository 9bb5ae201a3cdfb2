import { CHECKOUT_REDIRECT } from '@drawbridge/contracts/company';
import { paths } from './paths.ts';

/** State of the history entry of the plans: the page that asked for a larger one. */
export interface UpgradeState {
  upgradeFrom: string;
}

/** The page to go on with after an order; without one the dashboard. */
export function readUpgradeOrigin(state: unknown): string {
  const from =
    typeof state === 'object' && state !== null && 'upgradeFrom' in state ? state.upgradeFrom : undefined;
  return typeof from === 'string' && CHECKOUT_REDIRECT.test(from) ? from : paths.dashboard;
}
