import { type Drawbridge, OWN_KEYS } from '@drawbridge/client';
import { messages } from './shell/messages.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Looks at the orders that wait for their payment when the portal is loaded, shown again or gets the focus, and says so
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
      if ((await billing.findPaid()).length > 0) notify('positive', messages.orderPaid.text);
    } catch {
      // Its code could not be fetched: the next look tries again.
    } finally {
      isLooking = false;
    }
  }
  const lookIfShown = () => document.visibilityState === 'visible' && void look();
  whenIdle(look);
  document.addEventListener('visibilitychange', lookIfShown);
  window.addEventListener('focus', lookIfShown);
}
