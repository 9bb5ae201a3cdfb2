import { getProfile, getSubscriptionInfo, logoutEverywhere, type OutputOf } from '@drawbridge/contracts';
import { toSubscriptionExpiry } from '@drawbridge/contracts/rules';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { SafeStorage } from '../storage.ts';
import { OWN_KEYS } from '../storage-keys.ts';
import { asApiProblem } from '../transport/api-problem.ts';
import type { ApiClient } from '../transport/client.ts';
import { LOADING, type Loadable, ready } from './loadable.ts';

export type Profile = OutputOf<typeof getProfile>;

export interface Subscription {
  type: string;
  /** Instants. */
  startsAt: string;
  endsAt: string | undefined;
  /** `EXPIRED`, the days that remain, or undefined without an end. @see BILL-3..BILL-5 */
  expiry: 'EXPIRED' | number | undefined;
}

export interface ProfileStore {
  profile: ReadonlySignal<Loadable<Profile>>;
  subscription: ReadonlySignal<Loadable<Subscription>>;
  /** Fetches the profile; what is shown stays when a later fetch fails. @see CALL-14, ERR-24 */
  load(): Promise<void>;
  /** Fetches the subscription and keeps its expiry in storage. @see CALL-13, BILL-6 */
  loadSubscription(): Promise<void>;
  /** Ends every session of the person, this one too; throws `ApiProblem`. */
  endEverywhere(): Promise<void>;
}

interface ProfileDeps {
  client: ApiClient;
  storage: SafeStorage;
  nowMs?: () => number;
}

export function createProfileStore({ client, storage, nowMs = Date.now }: ProfileDeps): ProfileStore {
  const profile = signal<Loadable<Profile>>(LOADING);
  const subscription = signal<Loadable<Subscription>>(LOADING);

  return {
    profile,
    subscription,

    async load() {
      try {
        const asked = { analytics: 'true', assessments: 'true' };
        profile.value = ready(await client.call(getProfile, asked, { background: true }));
      } catch (error) {
        if (profile.value.state !== 'ready')
          profile.value = { state: 'problem', problem: asApiProblem(error) };
      }
    },

    async loadSubscription() {
      try {
        const info = await client.call(getSubscriptionInfo, {}, { background: true });
        const expiry = info.end_date === null ? undefined : toSubscriptionExpiry(info.end_date, nowMs());
        if (expiry === undefined) storage.remove(OWN_KEYS.subscriptionExpiry);
        else storage.set(OWN_KEYS.subscriptionExpiry, String(expiry));
        subscription.value = ready({
          type: info.subscription_type,
          startsAt: info.start_date,
          endsAt: info.end_date ?? undefined,
          expiry,
        });
      } catch (error) {
        if (subscription.value.state !== 'ready')
          subscription.value = { state: 'problem', problem: asApiProblem(error) };
      }
    },

    async endEverywhere() {
      await client.call(logoutEverywhere, {}, { background: true });
    },
  };
}
