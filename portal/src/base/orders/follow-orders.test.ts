import { createSafeStorage, OWN_KEYS } from '@drawbridge/client';
import { buildSubscription, createFakeDrawbridge } from '@drawbridge/client/testing';
import { BILLING_CALLS, type PaidSubscription } from '@drawbridge/contracts/company';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followOrders } from './follow-orders.ts';

const ORDER = buildSubscription();
const VALUES = { user: '{"email":"ind@demo.test"}', token: 'token', rtoken: 'rtoken', type: 'IND' };

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => void vi.unstubAllGlobals());

/** A page of somebody signed in, with an order that the browser remembers as waiting, unless it is told otherwise. */
function setUp(
  state: PaidSubscription['state'],
  values: Record<string, string> = VALUES,
  waiting = ORDER.id,
) {
  const storage = createSafeStorage(() => {
    throw new Error('memory');
  });
  for (const [key, value] of Object.entries(values)) storage.set(key, value);
  if (waiting) storage.set(OWN_KEYS.waitingOrders, waiting);
  const notify = vi.fn();
  const order = { ...ORDER, state };
  const list = () => ({ data: { subscriptions: [order], profile_url: null, offers: [], trial_days: 0 } });
  const { drawbridge, server } = createFakeDrawbridge(
    [[BILLING_CALLS['billing-individual'].listSubscriptions, list]],
    { storage, notify },
  );
  followOrders(drawbridge);
  return { notify, server, storage };
}

describe('BILL-13 a page that is viewed again', () => {
  it('the page says once that an order has been paid', async () => {
    const { notify, server } = setUp('active');
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => notify.mock.calls).toEqual([['positive', expect.stringContaining('is paid')]]);
    window.dispatchEvent(new Event('focus'));
    await Promise.resolve();
    expect(server.calls).toHaveLength(1);
  });

  it('the page says nothing while the order waits, and checks again the next time', async () => {
    const { notify, server } = setUp('waiting');
    window.dispatchEvent(new Event('focus'));
    await expect.poll(() => server.calls).toHaveLength(1);
    await expect
      .poll(() => {
        window.dispatchEvent(new Event('focus'));
        return server.calls.length;
      })
      .toBeGreaterThan(1);
    expect(notify).not.toHaveBeenCalled();
  });

  it.each([
    ['no order waits', VALUES, '' as typeof ORDER.id],
    ['nobody is signed in', {}, ORDER.id],
  ])('the page sends nothing if %s', async (_why, values, waiting) => {
    const { server } = setUp('active', values, waiting);
    window.dispatchEvent(new Event('focus'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(server.calls).toEqual([]);
  });

  it('a hidden page sends nothing', async () => {
    Object.assign(document, { visibilityState: 'hidden' });
    const { server } = setUp('active');
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(server.calls).toEqual([]);
  });
});
