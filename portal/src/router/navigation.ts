import type { RouterOptions } from 'wouter';

export type Go = NonNullable<RouterOptions['aroundNav']>;

interface NavigationDeps {
  /** Fetches the list of pages that a path is in; undefined when it is here. */
  loadPages: (path: string) => Promise<unknown> | undefined;
  /** Returns the address to go to instead, as far as the loaded pages tell. */
  findRedirect: (address: URL) => string | undefined;
  /** Fetches what the page of a path needs; undefined when it is here. */
  preload: (path: string) => Promise<unknown> | undefined;
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
export function createNavigation(deps: NavigationDeps): Navigation {
  const { loadPages, findRedirect, preload, onNavigating } = deps;
  let requests = 0;
  /** The request whose page is being fetched. */
  let waiting: number | undefined;

  /** The address that shows in the end. */
  function resolve(to: string): URL {
    const url = new URL(to, location.href);
    const redirect = findRedirect(url);
    return redirect === undefined ? url : resolve(redirect);
  }

  function prepare(to: string): Promise<unknown> | undefined {
    const { href, pathname } = resolve(to);
    const pages = loadPages(pathname);
    // Where it leads is known by then.
    return pages ? pages.then(() => prepare(href)) : preload(pathname);
  }

  return {
    async go(change, to, options) {
      const goes = () => {
        const { pathname, search, hash } = resolve(to);
        const address = `${pathname}${search}${hash}`;
        const isHere = address === `${location.pathname}${location.search}${location.hash}`;
        return change(address, { ...options, replace: options?.replace || isHere });
      };
      const { href, pathname } = resolve(to);
      const isSamePage = pathname === location.pathname;
      if (waiting !== undefined && isSamePage && href !== location.href) return goes();
      requests += 1;
      const request = requests;
      const wait = prepare(to);
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
    prepare,
  };
}
