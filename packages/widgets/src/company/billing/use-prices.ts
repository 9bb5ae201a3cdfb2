import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { FreePlan, Price } from '@drawbridge/contracts/company';
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useState } from 'react';
import { useDrawbridge } from '../../provider/index.ts';
import { t } from './messages.ts';

/** The prices, for a page that is shown before the code that fetches them is loaded. @see BILL-11, ROUTE-6 */
export function usePrices(): {
  prices: Loadable<readonly Price[], ShownProblem>;
  /** What the free plan opens; undefined until it is known. */
  freePlan: FreePlan | undefined;
  retry: () => void;
} {
  useSignals();
  const { stores } = useDrawbridge();
  const [isUnreachable, setIsUnreachable] = useState(false);
  const retry = useCallback(() => {
    setIsUnreachable(false);
    stores.open('billing').then(
      (billing) => billing.loadPrices(),
      () => setIsUnreachable(true),
    );
  }, [stores]);
  useEffect(retry, [retry]);
  const billing = stores.loaded('billing');
  const prices = billing?.prices.value;
  const freePlan = billing?.freePlan.value;
  if (isUnreachable)
    return { prices: { state: 'problem', problem: { message: t('offline') } }, freePlan, retry };
  return { prices: prices ?? { state: 'loading' }, freePlan, retry };
}
