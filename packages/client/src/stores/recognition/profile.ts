import type { OutputOf } from '@drawbridge/contracts';
import { getProfile, getSubscriptionInfo } from '@drawbridge/contracts/recognition';
import { toSubscriptionExpiry } from '@drawbridge/contracts/rules';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { Session } from '../../session/session.ts';
import type { SafeStorage } from '../../storage.ts';
import { OWN_KEYS } from '../../storage-keys.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable } from '../base/loadable.ts';
import { type RenewableTokens, renewSession } from '../base/renew-session.ts';

export type Profile = OutputOf<typeof getProfile>;

export interface Subscription {
  type: string;
  /** Instants. */
  startsAt: string;
  endsAt: string | undefined;
  /** `EXPIRED`, the number of days left, or undefined without an end. @see BILL-3..BILL-5 */
  expiry: 'EXPIRED' | number | undefined;
}

export interface ProfileStore {
  profile: ReadonlySignal<Loadable<Profile>>;
  /** Number of assessments that the person took. */
  assessments: ReadonlySignal<Loadable<number>>;
  subscription: ReadonlySignal<Loadable<Subscription>>;
  /** Fetches the profile with settings and analytics. `isSilent`: no page waits for it. @see CALL-14, ERR-24 */
  load(options?: { isSilent?: boolean }): Promise<void>;
  /** A separate call, with its own flag. @see CALL-14 */
  loadAssessments(): Promise<void>;
  /** Fetches the subscription and stores its expiry. @see CALL-13, BILL-6 */
  loadSubscription(): Promise<void>;
}

interface ProfileDeps {
  client: ApiClient;
  storage: SafeStorage;
  nowMs?: () => number;
  /** The session's time zone decides which day it is for the person. @see BILL-5 */
  session?: Pick<Session, 'timeZone' | 'type'> | undefined;
  tokens?: RenewableTokens | undefined;
  logError?: LogError | undefined;
}

/** Account types of a session by subscription name. */
const SESSION_TYPES: Partial<Record<string, string>> = { free: 'FT', individual: 'IND', company: 'ENT' };

export function createProfileStore({
  client,
  storage,
  nowMs = Date.now,
  session,
  tokens,
  logError = () => undefined,
}: ProfileDeps): ProfileStore {
  const loadInto = createLoadInto(logError);
  const profile = signal<Loadable<Profile>>(LOADING);
  const assessments = signal<Loadable<number>>(LOADING);
  const subscription = signal<Loadable<Subscription>>(LOADING);
  /** The type for which the session was renewed in vain. */
  let renewedFor: string | undefined;

  /** Renews the session when a plan began or ended since the sign-in, because the session still has the old one. */
  async function followType(name: string): Promise<void> {
    const type = SESSION_TYPES[name];
    if (!session || !tokens || !type || type === session.type() || type === renewedFor) return;
    if ((await renewSession(tokens, logError)) && type !== session.type()) renewedFor = type;
  }

  return {
    profile,
    assessments,
    subscription,

    load: ({ isSilent = false } = {}) =>
      loadInto(profile, 'the profile', ({ background }) =>
        client.call(
          getProfile,
          { settings: 'true', analytics: 'true' },
          { background: background || isSilent },
        ),
      ),

    loadAssessments: () =>
      loadInto(assessments, 'the assessments', async (options) => {
        const { assessments_info } = await client.call(getProfile, { assessments: 'true' }, options);
        return assessments_info?.assessment_count ?? 0;
      }),

    loadSubscription: () =>
      loadInto(subscription, 'the subscription', async (options) => {
        const info = await client.call(getSubscriptionInfo, {}, options);
        await followType(info.subscription_type);
        const expiry =
          info.end_date === null
            ? undefined
            : toSubscriptionExpiry(info.end_date, nowMs(), session?.timeZone.peek());
        if (expiry === undefined) storage.remove(OWN_KEYS.subscriptionExpiry);
        else storage.set(OWN_KEYS.subscriptionExpiry, String(expiry));
        return {
          type: info.subscription_type,
          startsAt: info.start_date,
          endsAt: info.end_date ?? undefined,
          expiry,
        };
      }),
  };
}
