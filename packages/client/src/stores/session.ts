import {
  idTokenClaims,
  logout as logoutEndpoint,
  refreshToken,
  SESSION_LIFETIME_SECONDS,
} from '@drawbridge/contracts';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { SafeStorage } from '../storage.ts';
import { OWN_KEYS, SESSION_KEYS } from '../storage-keys.ts';
import { ApiProblem, asApiProblem } from '../transport/api-problem.ts';
import type { ApiClient, TokenSource } from '../transport/client.ts';
import { runAlone } from './run-alone.ts';
import { createStoredSession, type StoredSession } from './stored-session.ts';

/** How long the shell greets somebody who just signed in. @see AUTH-26 */
const WELCOME_MS = 1_000;
const REFRESH_LOCK = 'drawbridge.refresh';
/** Answers to a refresh that are a verdict on the session; any other leaves it as it is. */
const VERDICTS = [400, 401, 403];

/** @see DATA-4 */
export interface SignedInUser {
  email: string;
  firstName: string;
  lastName: string;
  picture: string | undefined;
}

/** What a finished sign-in brings: tokens, and the values of the keys of DATA-1 that come with them. */
export interface OpenedSession {
  idToken: string;
  refreshToken: string;
  values: Partial<Record<(typeof SESSION_KEYS)[number], string | undefined>>;
}

export interface SessionStore extends StoredSession {
  user: ReadonlySignal<SignedInUser | undefined>;
  /** True for one second after a login. @see AUTH-26 */
  isWelcome: ReadonlySignal<boolean>;
  isAdmin(): boolean;
  tokens: TokenSource;
  /** Stores a fresh session in place of whatever was there; where to go next stays. @see AUTH-20..AUTH-22 */
  open(session: OpenedSession): void;
  /** Forgets everything stored, here and on the server, which hears of it in its own time. @see AUTH-47, AUTH-49 */
  logout(): Promise<void>;
  /** Forgets everything stored. @see ERR-18 */
  forget(): void;
  /** Another tab changed the storage: what that makes of the session of this page. @see AUTH-50 */
  follow(): 'same' | 'ended' | 'other';
  /** `connect` hands it the client once there is one: client and session need each other. */
  connect(client: ApiClient): void;
}

interface SessionDeps {
  storage: SafeStorage;
  /** Emptied with the rest at logout. @see AUTH-49 */
  sessionStorage?: SafeStorage;
  nowMs?: () => number;
  /** The session ended without the user asking for it; gives the page to go to. @see ERR-3, ERR-20 */
  onEnded?: (to: '/' | '/login') => void;
  /** Whatever was known of the person must go. */
  onForgotten?: () => void;
}

/** The payload of a token, for display only: the server alone judges it. */
function readClaims(token: string) {
  const payload = token.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );
  return idTokenClaims.parse(JSON.parse(new TextDecoder().decode(bytes)));
}

/** The portal's session in local storage, under the keys of `storage-keys.ts`. @see DATA-1, AUTH-20..AUTH-26 */
export function createSessionStore({
  storage,
  sessionStorage,
  nowMs = Date.now,
  onEnded = () => undefined,
  onForgotten = () => undefined,
}: SessionDeps): SessionStore {
  const user = signal(readStoredUser(storage));
  const isWelcome = signal(false);
  let client: ApiClient | undefined;
  let refreshing: Promise<string | undefined> | undefined;

  function getClient(): ApiClient {
    if (!client) throw new Error('createSessionStore: connect(client) comes first');
    return client;
  }

  /** Puts a token away, with the lifetime that starts anew and the person it names. @see AUTH-22, DATA-5 */
  function storeToken(idToken: string) {
    const claims = readClaims(idToken);
    const named = {
      email: claims.email,
      firstName: claims.given_name,
      lastName: claims.family_name,
      picture: claims.picture,
    };
    storage.set('token', idToken);
    storage.set('expTime', String(nowMs() + SESSION_LIFETIME_SECONDS * 1000));
    storage.set('user', JSON.stringify(named));
    storage.set('userId', claims.sub);
    user.value = named;
  }

  function forget() {
    storage.clear();
    sessionStorage?.clear();
    user.value = undefined;
    onForgotten();
  }

  /**
   * A new token, whose four hours start now. The answer of AUTH-24, which is ours, keeps `rtoken`; here it is kept
   * only while the server gives no new one: refresh tokens are used once, so a stolen one is noticed.
   * Tabs take turns, and one that waited takes the token that the other got.
   * @see AUTH-23..AUTH-25, ERR-1..ERR-6, ERR-20
   */
  async function refresh(used: string | undefined): Promise<string | undefined> {
    return runAlone(REFRESH_LOCK, async () => {
      const now = storage.get('token');
      if (now && used !== undefined && now !== used) {
        // Another tab was quicker. With somebody else's token nothing of this person is sent again.
        return readStoredUser(storage)?.email === user.value?.email ? now : undefined;
      }
      const rtoken = storage.get('rtoken');
      if (!rtoken) return undefined;
      try {
        const data = await getClient().call(refreshToken, { refresh_token: rtoken }, { background: true });
        // Signed out, or in as somebody else, while the answer was on its way: it belongs to nobody any more.
        if (storage.get('rtoken') !== rtoken) return undefined;
        const token = data.AuthenticationResult?.IdToken ?? data.IdToken;
        if (!token) throw new ApiProblem('bad_reply');
        storeToken(token);
        const next = data.AuthenticationResult?.RefreshToken;
        if (next) storage.set('rtoken', next);
        void doDuties();
        return token;
      } catch (error) {
        const problem = asApiProblem(error);
        // No answer, or a busy server, is no verdict on the session: it stays, the call that asked fails by itself.
        if (!VERDICTS.includes(problem.status)) throw problem;
        if (storage.get('rtoken') === rtoken) {
          forget();
          onEnded('/');
        }
        return undefined;
      }
    });
  }

  /** What follows a login and each refresh; nothing on the page waits for it. */
  async function doDuties() {
    try {
      const duties = await import('./session-duties.ts');
      await duties.doSessionDuties(getClient(), storage, nowMs);
    } catch (error) {
      // Counting a visit must not get in the way of it.
      if (!(error instanceof ApiProblem || error instanceof TypeError)) throw error;
    }
  }

  return {
    ...createStoredSession(storage, nowMs),
    user,
    isWelcome,
    connect(given) {
      client = given;
    },
    isAdmin: () => storage.get('is_admin') === 'true',
    tokens: {
      token: () => storage.get('token'),
      refresh(used) {
        refreshing ??= refresh(used).finally(() => {
          refreshing = undefined;
        });
        return refreshing;
      },
      refused(used) {
        // A call of an earlier session, or one that another tab has refreshed meanwhile, ends nothing.
        if (!storage.get('token') || storage.get('token') !== used) return;
        forget();
        onEnded('/login');
      },
    },
    open({ idToken, refreshToken: rtoken, values }) {
      for (const key of SESSION_KEYS)
        if (key !== 'queryParamRedirection' && key !== 'redirectUrl') storage.remove(key);
      for (const key of [OWN_KEYS.linkLock, OWN_KEYS.loginStatus, OWN_KEYS.subscriptionExpiry])
        storage.remove(key);
      for (const [key, value] of Object.entries(values)) if (value !== undefined) storage.set(key, value);
      storage.set('timeStampLogin', String(nowMs()));
      storage.set('rtoken', rtoken);
      storeToken(idToken);
      isWelcome.value = true;
      setTimeout(() => {
        isWelcome.value = false;
      }, WELCOME_MS);
      void doDuties();
    },
    async logout() {
      const rtoken = storage.get('rtoken');
      forget();
      if (rtoken)
        getClient()
          .call(logoutEndpoint, { refresh_token: rtoken }, { background: true, keepalive: true })
          // The session is over here whether or not the server hears of it now.
          .catch(() => undefined);
      await forgetCaches();
    },
    forget,
    follow() {
      const before = user.value;
      if (!before) return 'same';
      const isGone = !(storage.get('user') && storage.get('token') && storage.get('rtoken'));
      if (isGone) {
        user.value = undefined;
        onForgotten();
        return 'ended';
      }
      return readStoredUser(storage)?.email === before.email ? 'same' : 'other';
    },
  };
}

/** Course lists that a browser cache may hold. @see AUTH-49 */
async function forgetCaches() {
  if (typeof caches === 'undefined') return;
  for (const name of await caches.keys()) await caches.delete(name);
}

function readStoredUser(storage: SafeStorage): SignedInUser | undefined {
  const stored = storage.get('user');
  if (!stored) return undefined;
  try {
    return JSON.parse(stored) as SignedInUser;
  } catch {
    storage.remove('user');
    return undefined;
  }
}
