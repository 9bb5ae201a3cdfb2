import type { SafeStorage } from '../storage.ts';
import { readSessionFlags, type SessionFlags } from './session-flags.ts';

/** The part of the session that only reads storage, so that it answers before any code or data is fetched. */
export interface StoredSession {
  /** True when the user, token and refresh token are all stored. @see ROUTE-26 */
  isSignedIn(): boolean;
  /** True while `expTime` is in the future. @see ROUTE-29 */
  isFresh(): boolean;
  /** True when there is a refresh token. @see ROUTE-30 */
  canRefresh(): boolean;
  type(): string | undefined;
  /** Facts about the person, for menus and page rules. */
  flags(): SessionFlags;
  isAdmin(): boolean;
  /** Saves the page to return to after signing in. @see AUTH-31 */
  saveRedirect(path: string): void;
  /** Saves the target before leaving the site: for `/auth`, single sign-on or Google. @see AUTH-32 */
  saveQueryTarget(path: string): void;
  /** Returns and removes the stored targets. @see AUTH-30 */
  takeRedirects(): { queryParamRedirection: string | undefined; redirectUrl: string | undefined };
}

export function createStoredSession(storage: SafeStorage, nowMs: () => number = Date.now): StoredSession {
  return {
    isSignedIn: () => Boolean(storage.get('user') && storage.get('token') && storage.get('rtoken')),
    isFresh: () => Number(storage.get('expTime')) > nowMs(),
    canRefresh: () => Boolean(storage.get('rtoken')),
    type: () => storage.get('type'),
    flags: () => readSessionFlags(storage),
    isAdmin: () => storage.get('is_admin') === 'true',
    saveRedirect(path) {
      if (path !== '/') storage.set('redirectUrl', path);
    },
    saveQueryTarget(path) {
      if (path !== '/') storage.set('queryParamRedirection', path);
    },
    takeRedirects() {
      const taken = {
        queryParamRedirection: storage.get('queryParamRedirection'),
        redirectUrl: storage.get('redirectUrl'),
      };
      storage.remove('queryParamRedirection');
      storage.remove('redirectUrl');
      return taken;
    },
  };
}
