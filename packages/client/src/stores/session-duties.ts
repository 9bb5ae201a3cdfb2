import { getSubscriptionInfo, publishLogin } from '@drawbridge/contracts';
import { toSubscriptionExpiry } from '@drawbridge/contracts/rules';
import type { SafeStorage } from '../storage.ts';
import { OWN_KEYS } from '../storage-keys.ts';
import type { ApiClient } from '../transport/client.ts';

/** A 401 to one of these must not start a refresh: it would be followed by these again. */
const QUIETLY = { background: true, isFinal: true } as const;

/**
 * What follows a login and each refresh that brought the token: the visit is published, and what is left of the
 * subscription noted. Nothing is sent or kept once that token is no longer the one of the session.
 * @see AUTH-25, DATA-3, BILL-3..BILL-6
 */
export async function doSessionDuties(
  client: ApiClient,
  storage: SafeStorage,
  token: string,
  nowMs: () => number,
) {
  const isCurrent = () => storage.get('token') === token;
  const keep = (write: () => void) => {
    if (isCurrent()) write();
  };
  if (!isCurrent()) return;
  async function publish() {
    await client.call(publishLogin, {}, QUIETLY);
    keep(() => storage.set('publishLoginAPi', 'true'));
  }
  async function noteExpiry() {
    const { end_date } = await client.call(getSubscriptionInfo, {}, QUIETLY);
    keep(() => {
      if (end_date === null) storage.remove(OWN_KEYS.subscriptionExpiry);
      else storage.set(OWN_KEYS.subscriptionExpiry, String(toSubscriptionExpiry(end_date, nowMs())));
    });
  }
  await Promise.all([publish(), noteExpiry()]);
}
