import type { OrderOutcome, PlanOrder } from '@drawbridge/client/stores/company/billing';
import { useState } from 'react';
import { useSending } from '../../identity/sign-in/use-sending.ts';
import { useDrawbridge } from '../../provider/index.ts';
import { t } from './messages.ts';
import { untilShownAgain } from './shown-again.ts';

/** Why an order was refused. */
export interface OrderRefusal {
  texts: readonly string[];
  /** True if an earlier order is waiting for payment. */
  isWaiting: boolean;
}

/** Undefined for an accepted order. */
export function toOrderRefusal(outcome: OrderOutcome<unknown> | undefined): OrderRefusal | undefined {
  if (!outcome) return { texts: [t('offline')], isWaiting: false };
  if (outcome.kind === 'done') return undefined;
  const texts = outcome.kind === 'fields' ? Object.values(outcome.errors) : [outcome.text];
  return { texts, isWaiting: outcome.kind === 'waiting' };
}

export interface OpenCheckoutOptions {
  /** The page to continue with after the order. */
  redirectUrl: string;
  /** Called with the URL of the open checkout. */
  onOpened: (url: string) => void;
}

/** Opens a checkout, one at a time; a refusal stays until the next click. @see BILL-10 */
export function useOpenCheckout({ redirectUrl, onOpened }: OpenCheckoutOptions) {
  const { store } = useDrawbridge();
  const { sending, send } = useSending<'order'>();
  const [refusal, setRefusal] = useState<OrderRefusal>();

  async function openOnce(order: Omit<PlanOrder, 'redirectUrl'>) {
    setRefusal(undefined);
    const billing = await store('billing').catch(() => undefined);
    const outcome = await billing?.openCheckout({ ...order, redirectUrl });
    setRefusal(toOrderRefusal(outcome));
    if (outcome?.kind !== 'done') return;
    onOpened(outcome.value);
    await untilShownAgain();
  }
  return {
    isOpening: sending === 'order',
    refusal,
    open: (order: Omit<PlanOrder, 'redirectUrl'>) => void send('order', () => openOnce(order)),
  };
}
