import { getProfile, getSubscriptionInfo } from '@drawbridge/contracts/recognition';
import { signal } from '@preact/signals-react';
import { describe, expect, it, vi } from 'vitest';
import { createSafeStorage } from '../../storage.ts';
import { createFakeServer, type FakeAnswer } from '../../testing/fake-server.ts';
import { createProfileStore } from './profile.ts';

const NOW = Date.parse('2026-03-10T15:00:00.000Z');
const memory = () =>
  createSafeStorage(() => {
    throw new Error('memory is enough');
  });

function createStore(answer: FakeAnswer) {
  const storage = memory();
  const server = createFakeServer([
    [getSubscriptionInfo, () => answer],
    [getProfile, () => answer],
  ]);
  return { storage, server, store: createProfileStore({ client: server.client, storage, nowMs: () => NOW }) };
}
const endingAt = (end_date: string | null): FakeAnswer => ({
  data: { subscription_type: 'company', start_date: '2026-01-01T00:00:00.000Z', end_date },
});

describe('BILL-3..BILL-6 subscription', () => {
  it.each([
    ['2026-03-09T23:59:59.000Z', 'EXPIRED'],
    ['2026-03-10T00:00:00.000Z', '0'],
    ['2026-03-10T23:59:59.000Z', '0'],
    ['2026-03-17T01:00:00.000Z', '7'],
  ])('an end on %s is stored as %s', async (end, kept) => {
    const { store, storage } = createStore(endingAt(end));
    await store.loadSubscription();
    expect(storage.get('subscriptionExpiry')).toBe(kept);
  });

  it('nothing is stored without an end, and an older value is removed', async () => {
    const { store, storage } = createStore(endingAt(null));
    storage.set('subscriptionExpiry', '3');
    await store.loadSubscription();
    expect(storage.get('subscriptionExpiry')).toBeUndefined();
    expect(store.subscription.value).toMatchObject({ state: 'ready', value: { expiry: undefined } });
  });

  it('ERR-24 what is shown stays when a later fetch fails', async () => {
    const { store, server } = createStore(endingAt(null));
    await store.loadSubscription();
    server.on(getSubscriptionInfo, () => 'offline');
    await store.loadSubscription();
    expect(store.subscription.value.state).toBe('ready');
  });

  describe('BILL-13 renewing the session of a reversed plan', () => {
    function setUp(
      type: string,
      becomes: string,
      { outcomes = [], name = 'free' }: { outcomes?: Error[]; name?: string } = {},
    ) {
      const account = { type };
      const refresh = vi.fn(async () => {
        const failure = outcomes.shift();
        if (failure) throw failure;
        account.type = becomes;
        return { token: 'new', isFresh: true };
      });
      const log: string[] = [];
      const data = { subscription_type: name, start_date: '2026-01-01T00:00:00.000Z', end_date: null };
      const server = createFakeServer([[getSubscriptionInfo, () => ({ data })]]);
      const store = createProfileStore({
        client: server.client,
        storage: memory(),
        session: { type: () => account.type, timeZone: signal('UTC') },
        tokens: { token: () => 'old', refresh },
        logError: (text) => log.push(text),
      });
      return { store, refresh, account, log };
    }

    it.each([
      ['IND', 1],
      ['ENT', 1],
      ['FT', 0],
    ])('the session of %s is renewed if it is now free', async (type, times) => {
      const { store, refresh, account } = setUp(type, 'FT');
      await store.loadSubscription();
      await store.loadSubscription();
      expect(refresh).toHaveBeenCalledTimes(times);
      expect(account.type).toBe('FT');
    });

    it.each([
      ['individual', 'FT', 'IND'],
      ['company', 'IND', 'ENT'],
    ])('the session is renewed for a plan that began since: %s', async (name, type, becomes) => {
      const { store, refresh, account } = setUp(type, becomes, { name });
      await store.loadSubscription();
      expect([refresh.mock.calls, account.type]).toEqual([[['old']], becomes]);
    });

    it('the session is renewed once if it has the same plan', async () => {
      const { store, refresh } = setUp('IND', 'IND');
      await store.loadSubscription();
      await store.loadSubscription();
      expect(refresh).toHaveBeenCalledOnce();
    });

    it('the session is renewed again if a plan opened since is reversed too', async () => {
      const { store, refresh, account } = setUp('IND', 'FT');
      await store.loadSubscription();
      account.type = 'IND';
      await store.loadSubscription();
      expect(refresh).toHaveBeenCalledTimes(2);
      expect(account.type).toBe('FT');
    });

    it('the session is renewed another time if nothing came of it', async () => {
      const { store, refresh, account } = setUp('IND', 'FT');
      refresh.mockResolvedValueOnce(undefined as never);
      await store.loadSubscription();
      await store.loadSubscription();
      expect([refresh.mock.calls.length, account.type]).toEqual([2, 'FT']);
    });

    it('the session is renewed another time if that failed, and the subscription is shown', async () => {
      const { store, account, log } = setUp('IND', 'FT', { outcomes: [new TypeError('Failed to fetch')] });
      await store.loadSubscription();
      expect(store.subscription.value.state).toBe('ready');
      expect(log).toEqual(['the session was not renewed after its plan changed']);
      await store.loadSubscription();
      expect(account.type).toBe('FT');
    });
  });

  it('CALL-14 settings and analytics are requested with the profile, and assessments in a separate call', async () => {
    const { store, server } = createStore({
      data: {
        email: 'a@b.co',
        first_name: 'A',
        last_name: 'B',
        start_date: '2026-01-01',
        end_date: null,
        security_champion_teams: [],
        preferences_submitted: true,
        assessments_info: { assessment_count: 3, assessment_data: [] },
      },
    });
    await store.load();
    await store.loadAssessments();
    expect(server.calls.map(({ input }) => input)).toEqual([
      { settings: 'true', analytics: 'true' },
      { assessments: 'true' },
    ]);
    expect(store.assessments.value).toEqual({ state: 'ready', value: 3 });
  });

  it('a failed first fetch says so', async () => {
    const { store } = createStore({ problem: 'unavailable' });
    await store.loadSubscription();
    expect(store.subscription.value).toMatchObject({ state: 'problem', problem: { code: 'unavailable' } });
  });
});
