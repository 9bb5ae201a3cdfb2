import type { SessionFlags } from '@drawbridge/client';
import type { ClosedWays } from '@drawbridge/widgets/practice/closed';
import { useMemo } from 'react';
import { usePortal } from '../base/portal.ts';
import { paths } from '../router/paths.ts';
import { useNavigate } from '../router/use-navigate.ts';

/**
 * Returns the ways on for a person to whom something on a page is closed. After an order they return to the page.
 * @see BILL-10
 */
export function useClosedWays(reader: SessionFlags): ClosedWays {
  const { store } = usePortal().drawbridge;
  const navigate = useNavigate();
  return useMemo(
    () => ({
      reader,
      onOpenPlans: () => navigate(paths.upgrade, { state: { upgradeFrom: location.pathname } }),
      ordersHref: paths.subscription,
      async findWaitingOrder() {
        const billing = await store('billing');
        await billing.loadSubscriptions();
        return billing.waitingOrder.peek();
      },
    }),
    [reader, store, navigate],
  );
}
