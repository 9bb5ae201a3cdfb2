import type { SafeStorage } from '../storage.ts';

/** What storage alone tells of the portal's session. Needs no client, so that a page may ask before it has one. */
export interface StoredSession {
  /** True with user, token and refresh token all there. @see ROUTE-26 */
  isSignedIn(): boolean;
  type(): string | undefined;
  /** Saves the page to return to. @see AUTH-31 */
  saveRedirect(path: string): void;
  /** Gives the stored targets once. @see AUTH-30 */
  takeRedirects(): { queryParamRedirection: string | undefined; redirectUrl: string | undefined };
}

export function createStoredSession(storage: SafeStorage): StoredSession {
  return {
    isSignedIn: () => Boolean(storage.get('user') && storage.get('token') && storage.get('rtoken')),
    type: () => storage.get('type'),
    saveRedirect(path) {
      if (path !== '/') storage.set('redirectUrl', path);
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
