import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { Price } from '@drawbridge/contracts/company';
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useState } from 'react';
import { useDrawbridge } from '../../provider/index.ts';
import { t } from './messages.ts';

/** The prices, for a page that is shown before the code that fetches them is loaded. @see BILL-11, ROUTE-6 */
export function usePrices(): { prices: Loadable<readonly Price[], ShownProblem>; retry: () => void } {
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
  const prices = stores.loaded('billing')?.prices.value;
  if (isUnreachable) return { prices: { state: 'problem', problem: { message: t('offline') } }, retry };
  return { prices: prices ?? { state: 'loading' }, retry };
}
