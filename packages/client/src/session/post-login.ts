import { publishLogin } from '@drawbridge/contracts/identity';
import { getSubscriptionInfo } from '@drawbridge/contracts/recognition';
import { toSubscriptionExpiry } from '@drawbridge/contracts/rules';
import type { SafeStorage } from '../storage.ts';
import { OWN_KEYS } from '../storage-keys.ts';
import type { ApiClient } from '../transport/client.ts';

/** A 401 from these calls must not start a refresh, because a refresh runs them again. */
const QUIETLY = { background: true, isFinal: true } as const;

/**
 * Runs after a login and after each refresh: reports the visit and stores the days left of the subscription. Stops once
 * the token is no longer the session's.
 * @see AUTH-25, DATA-3, BILL-3..BILL-6
 */
export async function runPostLoginTasks(
  client: ApiClient,
  storage: SafeStorage,
  token: string,
  nowMs: () => number,
) {
  const isCurrent = () => storage.get('token') === token;
  const store = (write: () => void) => {
    if (isCurrent()) write();
  };
  if (!isCurrent()) return;
  async function publish() {
    await client.call(publishLogin, {}, QUIETLY);
    store(() => storage.set('publishLoginAPi', 'true'));
  }
  async function storeExpiry() {
    const { end_date } = await client.call(getSubscriptionInfo, {}, QUIETLY);
    store(() => {
      if (end_date === null) storage.remove(OWN_KEYS.subscriptionExpiry);
      else storage.set(OWN_KEYS.subscriptionExpiry, String(toSubscriptionExpiry(end_date, nowMs())));
    });
  }
  await Promise.all([publish(), storeExpiry()]);
}
