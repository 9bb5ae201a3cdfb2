import { type Drawbridge, OWN_KEYS } from '@drawbridge/client';
import { t } from './messages.ts';

/**
 * Looks at the orders that wait for their payment now, and when the portal is shown again or gets the focus, and says so
 * once one was paid: the session is that of the larger plan from there on. Without such an order it sends nothing.
 * @see BILL-13
 */
export function followOrders({ session, stores, storage, notify }: Drawbridge): void {
  let isLooking = false;
  async function look() {
    if (isLooking || !session.user.peek() || !storage.get(OWN_KEYS.waitingOrders)) return;
    isLooking = true;
    try {
      const billing = await stores.open('billing');
      if ((await billing.findPaid()).length > 0) notify('positive', t('paid'));
    } catch {
      // Its code could not be fetched: the next look tries again.
    } finally {
      isLooking = false;
    }
  }
  const lookIfShown = () => document.visibilityState === 'visible' && void look();
  lookIfShown();
  document.addEventListener('visibilitychange', lookIfShown);
  window.addEventListener('focus', lookIfShown);
}
