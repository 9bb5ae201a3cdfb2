import { type Parser, type RouterOptions, useLocation } from 'wouter';
import { findPlace, preload, toInstead, type Visitor } from './routes.tsx';

export type Go = NonNullable<RouterOptions['aroundNav']>;

interface NavigationDeps {
  parser: Parser;
  visitor: Visitor;
  /** Told while the next page is being fetched. */
  onGoing: (isGoing: boolean) => void;
}

export interface Navigation {
  /**
   * Goes to an address of ours; the page shown stays until the next one is here. A later wish beats an earlier one,
   * but a new query of the page shown, such as its filter, beats no wish for another page.
   */
  go: Go;
  /** The browser's own back or forward beats what is still under way. */
  forget(): void;
  /** Fetches what an address needs; undefined when it is here. */
  prepare(to: string): Promise<unknown> | undefined;
}

/** Gets from page to page: fetches the next one before the address changes. */
export function createNavigation({ parser, visitor, onGoing }: NavigationDeps): Navigation {
  let wishes = 0;
  /** The wish whose page is being fetched. */
  let waiting: number | undefined;

  /** The address that shows in the end, and what is still to be fetched for it. */
  function resolve(to: string): { address: string; wait: Promise<unknown> | undefined } {
    const url = new URL(to, location.href);
    const place = findPlace(parser, url.pathname);
    const instead = toInstead(place, visitor, url.href);
    return instead === undefined
      ? { address: `${url.pathname}${url.search}${url.hash}`, wait: preload(place) }
      : resolve(instead);
  }
  return {
    async go(change, to, options) {
      const { address, wait } = resolve(to);
      const isHere = address === `${location.pathname}${location.search}${location.hash}`;
      const goes = () => change(address, { ...options, replace: options?.replace || isHere });
      const isSamePage = new URL(address, location.href).pathname === location.pathname;
      if (waiting !== undefined && isSamePage && !isHere) return goes();
      wishes += 1;
      const wish = wishes;
      if (wait) {
        waiting = wish;
        onGoing(true);
        // A screen that cannot be fetched says so itself.
        await wait.catch(() => undefined);
        if (wish !== wishes) return undefined;
      }
      waiting = undefined;
      onGoing(false);
      return goes();
    },
    forget() {
      wishes += 1;
      waiting = undefined;
      onGoing(false);
    },
    prepare: (to) => resolve(to).wait,
  };
}

/** Goes to an address of ours. */
export function useNavigate() {
  const [, navigate] = useLocation();
  return navigate;
}
