import { SESSION_LIFETIME_SECONDS } from '@drawbridge/contracts';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { toPictureAddress } from '../picture-address.ts';
import type { SafeStorage } from '../storage.ts';
import { OWN_KEYS, SESSION_KEYS } from '../storage-keys.ts';
import type { ApiClient } from '../transport/client.ts';
import { createShared } from '../transport/share.ts';
import type { TokenSource } from '../transport/token-source.ts';
import { readIdTokenClaims } from './id-token.ts';
import { createLinkLock, type LinkLock } from './link-lock.ts';
import type { OtherTabs } from './other-tabs.ts';
import type { SessionCalls } from './session-calls.ts';
import { createStoredSession, type StoredSession } from './stored-session.ts';

/** How long the shell greets a person who just signed in. @see AUTH-26 */
const WELCOME_MS = 1_000;

/** @see DATA-4 */
export interface SignedInUser {
  email: string;
  firstName: string;
  lastName: string;
  picture: string | undefined;
}

/** Changes to a person's own data; an undefined field stays unchanged. */
export interface UserChange {
  firstName?: string | undefined;
  lastName?: string | undefined;
  /** Null: removed. */
  picture?: string | null | undefined;
  /** Null: use the browser's time zone. */
  timeZone?: string | null | undefined;
}

/** Result of a completed sign-in: the tokens, and the values for the keys of DATA-1. */
export interface OpenedSession {
  idToken: string;
  refreshToken: string;
  values: Partial<Record<(typeof SESSION_KEYS)[number], string | undefined>>;
}

export interface Session extends StoredSession {
  user: ReadonlySignal<SignedInUser | undefined>;
  /** The time zone that the person chose; undefined: the browser's. */
  timeZone: ReadonlySignal<string | undefined>;
  /** True for one second after a login. @see AUTH-26 */
  isWelcome: ReadonlySignal<boolean>;
  /** The wait between two magic links. */
  linkLock: LinkLock;
  tokens: TokenSource;
  /**
   * Stores a new session and ends the previous one on the server. The page to return to is kept.
   * @see AUTH-20..AUTH-22, ASVS 7.2.4
   */
  open(session: OpenedSession): void;
  /** Shows a change of the person's data everywhere before the next token contains it. @see PROF-5, PROF-6 */
  change(change: UserChange): void;
  /** Clears all stored values, and ends the session on the server without waiting for it. @see AUTH-47, AUTH-49 */
  logout(): Promise<void>;
  /** Clears all stored values. @see ERR-18 */
  forget(): void;
  /** Called when another tab changed the storage; returns what that means for this page's session. @see AUTH-50 */
  follow(): 'same' | 'ended' | 'other';
}

interface SessionDeps {
  storage: SafeStorage;
  /** Cleared at logout too. @see AUTH-49 */
  tabStorage?: SafeStorage;
  /**
   * Loads the client that makes the session's own calls. The client takes its tokens from here, so it is loaded on
   * first use.
   */
  loadClient: () => Promise<ApiClient>;
  nowMs?: () => number;
  tabs?: OtherTabs;
  /** Called when the session ended without a logout, with the page to go to. @see ERR-3, ERR-20 */
  onEnded?: (to: '/' | '/login') => void;
  /** Called when everything known about the person must be dropped. */
  onForgotten?: () => void;
  /** Origin of picture URLs. @see PROF-6 */
  imageHost?: string | undefined;
}

/** The portal's session in local storage, under the keys in `storage-keys.ts`. @see DATA-1, AUTH-20..AUTH-26 */
export function createSession({
  storage,
  tabStorage,
  loadClient,
  nowMs = Date.now,
  tabs,
  onEnded = () => undefined,
  onForgotten = () => undefined,
  imageHost,
}: SessionDeps): Session {
  const stored = createStoredSession(storage, nowMs);
  // A stored user without tokens is not signed in: no calls are made for them. @see ROUTE-26
  const user = signal(stored.isSignedIn() ? readStoredUser(storage) : undefined);
  const timeZone = signal(user.peek() && storage.get(OWN_KEYS.timeZone));
  const isWelcome = signal(false);

  function storeUser(next: SignedInUser, zone: string | undefined) {
    storage.set('user', JSON.stringify(next));
    if (zone === undefined) storage.remove(OWN_KEYS.timeZone);
    else storage.set(OWN_KEYS.timeZone, zone);
    user.value = next;
    timeZone.value = zone;
  }

  /** Stores a token with its new lifetime and the person it names. @see AUTH-22, DATA-5 */
  function storeToken(idToken: string) {
    const claims = readIdTokenClaims(idToken);
    if (!claims) throw new Error('the identity token names no person');
    const named = {
      email: claims.email,
      firstName: claims.given_name,
      lastName: claims.family_name,
      picture: toPictureAddress(claims.picture, imageHost),
    };
    storage.set('token', idToken);
    storage.set('expTime', String(nowMs() + SESSION_LIFETIME_SECONDS * 1000));
    storage.set('userId', claims.sub);
    storeUser(named, claims.zoneinfo);
  }

  const readTokens = () => [storage.get('token'), storage.get('rtoken')] as const;

  function forget() {
    const over = readTokens();
    // A tab that has not yet seen the end must not refresh the ended session. Failing that, the server refuses it.
    loadCalls().then(
      ({ spend }) => spend(...over),
      () => undefined,
    );
    storage.clear();
    tabStorage?.clear();
    user.value = undefined;
    timeZone.value = undefined;
    onForgotten();
  }

  /** With another person's token, no call of this person is repeated. */
  function findSuccessor(used: string | undefined): string | undefined {
    const token = storage.get('token');
    if (!token || used === undefined || token === used) return undefined;
    const email = user.value?.email;
    return email !== undefined && readIdTokenClaims(token)?.email === email ? token : undefined;
  }

  /** The code of the session's own calls is fetched beside the page, because nothing shown needs it. */
  let calls: Promise<SessionCalls> | undefined;
  async function fetchCalls() {
    try {
      const { createSessionCalls } = await import('./session-calls.ts');
      return createSessionCalls({
        storage,
        tabs,
        nowMs,
        loadClient,
        findSuccessor,
        storeToken,
        onRefused() {
          forget();
          onEnded('/');
        },
      });
    } catch (error) {
      calls = undefined;
      throw error;
    }
  }
  const loadCalls = () => (calls ??= fetchCalls());
  // If the fetch fails, the call that needs the code repeats it.
  const fetchAhead = () => void loadCalls().catch(() => undefined);

  return {
    ...stored,
    user,
    timeZone,
    isWelcome,
    linkLock: createLinkLock(storage, nowMs),
    tokens: {
      prepare: fetchAhead,
      token: () => storage.get('token'),
      successor: findSuccessor,
      refresh: createShared(async (used) => (await loadCalls()).refresh(used)),
      refused(used) {
        // A call of an earlier session, or one that another tab has refreshed since, ends nothing.
        if (!storage.get('token') || storage.get('token') !== used) return;
        forget();
        onEnded('/login');
      },
    },
    open({ idToken, refreshToken: rtoken, values }) {
      const over = readTokens();
      for (const key of SESSION_KEYS)
        if (key !== 'queryParamRedirection' && key !== 'redirectUrl') storage.remove(key);
      const { linkLock, linkRequests, signupRequests, loginStatus, subscriptionExpiry, waitingOrders } =
        OWN_KEYS;
      const ofSignIn = [linkLock, linkRequests, signupRequests, loginStatus];
      for (const key of [...ofSignIn, subscriptionExpiry, waitingOrders]) storage.remove(key);
      for (const [key, value] of Object.entries(values)) if (value !== undefined) storage.set(key, value);
      storage.set('timeStampLogin', String(nowMs()));
      storage.set('rtoken', rtoken);
      storeToken(idToken);
      isWelcome.value = true;
      setTimeout(() => {
        isWelcome.value = false;
      }, WELCOME_MS);
      // The page does not wait for the tasks after a login, and they need the network anyway.
      loadCalls().then(
        ({ endReplaced, runPostLogin }) => {
          endReplaced(over);
          return runPostLogin(idToken);
        },
        () => undefined,
      );
    },
    change({ firstName, lastName, picture, timeZone: zone }) {
      const before = user.value;
      if (!before) return;
      storeUser(
        {
          email: before.email,
          firstName: firstName ?? before.firstName,
          lastName: lastName ?? before.lastName,
          picture: picture === undefined ? before.picture : toPictureAddress(picture ?? undefined, imageHost),
        },
        zone === undefined ? timeZone.value : (zone ?? undefined),
      );
    },
    async logout() {
      const rtoken = storage.get('rtoken');
      forget();
      // The session ends here even if the server cannot be reached.
      if (rtoken)
        await loadCalls().then(
          ({ sendLogout }) => sendLogout(rtoken),
          () => undefined,
        );
      await deleteCaches();
    },
    forget,
    follow() {
      const before = user.value;
      if (!before) return 'same';
      if (!stored.isSignedIn()) {
        user.value = undefined;
        onForgotten();
        return 'ended';
      }
      const now = readStoredUser(storage);
      if (now?.email !== before.email) return 'other';
      // The name, picture or account data changed in the other tab: everything shown about the person is read again.
      user.value = now;
      return 'same';
    },
  };
}

/** Course lists that a browser cache may contain. @see AUTH-49 */
async function deleteCaches() {
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
