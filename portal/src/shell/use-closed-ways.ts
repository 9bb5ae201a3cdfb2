import type { ClosedWays } from '@drawbridge/widgets/closed';
import { useMemo } from 'react';
import { paths } from '../router/paths.ts';
import { useNavigate } from '../router/use-navigate.ts';

/** Where a page leads somebody to whom something on it is closed. After an order they come back to it. @see BILL-10 */
export function useClosedWays(): ClosedWays {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      onOpenPlans: () => navigate(paths.upgrade, { state: { upgradeFrom: location.pathname } }),
      ordersHref: `${paths.profile}/subscription`,
    }),
    [navigate],
  );
}
