import { idTokenClaims, logout as logoutEndpoint, SESSION_LIFETIME_SECONDS } from '@drawbridge/contracts';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { SafeStorage } from '../storage.ts';
import { OWN_KEYS, SESSION_KEYS } from '../storage-keys.ts';
import { ApiProblem } from '../transport/api-problem.ts';
import type { ApiClient, TokenSource } from '../transport/client.ts';
import { createShared } from '../transport/share.ts';
import type { OtherTabs } from './other-tabs.ts';
import type { SessionRefresh } from './session-refresh.ts';
import { createStoredSession, type StoredSession } from './stored-session.ts';

/** How long the shell greets somebody who just signed in. @see AUTH-26 */
const WELCOME_MS = 1_000;

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
  tabs?: OtherTabs;
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

/** Whose token it is; undefined for what is no token. */
function readEmail(token: string): string | undefined {
  try {
    return readClaims(token).email;
  } catch {
    return undefined;
  }
}

/** The portal's session in local storage, under the keys of `storage-keys.ts`. @see DATA-1, AUTH-20..AUTH-26 */
export function createSessionStore({
  storage,
  sessionStorage,
  nowMs = Date.now,
  tabs,
  onEnded = () => undefined,
  onForgotten = () => undefined,
}: SessionDeps): SessionStore {
  const user = signal(readStoredUser(storage));
  const isWelcome = signal(false);
  let client: ApiClient | undefined;

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
    const over = [storage.get('token'), storage.get('rtoken')];
    // A tab that does not see the end yet must not refresh what has ended. Failing that, the server refuses it.
    openRefresh().then(
      ({ spend }) => spend(...over),
      () => undefined,
    );
    storage.clear();
    sessionStorage?.clear();
    user.value = undefined;
    onForgotten();
  }

  /** With somebody else's token nothing of this person is sent again. */
  function findSuccessor(used: string | undefined): string | undefined {
    const token = storage.get('token');
    if (!token || used === undefined || token === used) return undefined;
    const email = user.value?.email;
    return email !== undefined && readEmail(token) === email ? token : undefined;
  }

  /** How a session is refreshed is fetched beside the page: nothing that shows needs it. */
  let fetching: Promise<SessionRefresh> | undefined;
  async function fetchRefresh() {
    try {
      const { createSessionRefresh } = await import('./session-refresh.ts');
      return createSessionRefresh({
        storage,
        tabs,
        getClient,
        findSuccessor,
        storeToken,
        onRefreshed: (token) => void doDuties(token),
        onRefused() {
          forget();
          onEnded('/');
        },
      });
    } catch (error) {
      fetching = undefined;
      throw new ApiProblem('offline', { cause: error });
    }
  }
  const openRefresh = () => (fetching ??= fetchRefresh());
  // In time, so that it is here when the network is not. Whoever needs it asks again.
  openRefresh().catch(() => undefined);

  /** What follows a login and each refresh; nothing on the page waits for it. */
  async function doDuties(token: string) {
    try {
      const duties = await import('./session-duties.ts');
      await duties.doSessionDuties(getClient(), storage, token, nowMs);
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
      successor: findSuccessor,
      refresh: createShared(async (used) => (await openRefresh()).refresh(used)),
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
      void doDuties(idToken);
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
