import type { RouterOptions } from 'wouter';

export type Go = NonNullable<RouterOptions['aroundNav']>;

interface NavigationDeps<Matched> {
  matchRoute: (path: string) => Matched;
  /** Where to go instead of an address. */
  toRedirect: (matched: Matched, address: string) => string | undefined;
  /** Fetches what a route needs; undefined when it is here. */
  preload: (matched: Matched) => Promise<unknown> | undefined;
  /** Called with true while the next page is being fetched. */
  onNavigating: (isNavigating: boolean) => void;
}

export interface Navigation {
  /**
   * Goes to an address of ours; the page shown stays until the next one is here. A later request wins over an earlier
   * one, but a new query of the page shown, such as its filter, cancels no request for another page.
   */
  go: Go;
  /** The browser's own back or forward wins over what is still under way. */
  forget(): void;
  /** Fetches what an address needs; undefined when it is here. */
  prepare(to: string): Promise<unknown> | undefined;
}

/** Gets from page to page: fetches the next one before the address changes. */
export function createNavigation<Matched>(deps: NavigationDeps<Matched>): Navigation {
  const { matchRoute, toRedirect, preload, onNavigating } = deps;
  let requests = 0;
  /** The request whose page is being fetched. */
  let waiting: number | undefined;

  /** The address that shows in the end, and what is still to be fetched for it. */
  function resolve(to: string): { address: string; wait: Promise<unknown> | undefined } {
    const url = new URL(to, location.href);
    const matched = matchRoute(url.pathname);
    const redirect = toRedirect(matched, url.href);
    return redirect === undefined
      ? { address: `${url.pathname}${url.search}${url.hash}`, wait: preload(matched) }
      : resolve(redirect);
  }
  return {
    async go(change, to, options) {
      const { address, wait } = resolve(to);
      const isHere = address === `${location.pathname}${location.search}${location.hash}`;
      const goes = () => change(address, { ...options, replace: options?.replace || isHere });
      const isSamePage = new URL(address, location.href).pathname === location.pathname;
      if (waiting !== undefined && isSamePage && !isHere) return goes();
      requests += 1;
      const request = requests;
      if (wait) {
        waiting = request;
        onNavigating(true);
        // A screen that cannot be fetched says so itself.
        await wait.catch(() => undefined);
        if (request !== requests) return undefined;
      }
      waiting = undefined;
      onNavigating(false);
      return goes();
    },
    forget() {
      requests += 1;
      waiting = undefined;
      onNavigating(false);
    },
    prepare: (to) => resolve(to).wait,
  };
}
