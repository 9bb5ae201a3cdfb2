import type { SessionFlags, StoreName } from '@drawbridge/client';
import type { LazyScreen } from './lazy-screen.tsx';

/** What the frame around a page shows of it. @see GEN-16 */
export interface RouteMeta {
  title?: string;
  /** The title of the previous page stays. @see GEN-18 */
  keepsTitle?: true;
  /** The page of the menu that this one is under: the first that the person has. */
  parents?: readonly string[];
  /** `full` takes the width and height beside the shell's bars; `window` takes their place as well. */
  width?: 'content' | 'full' | 'window';
}

/** Returns the address for a person who may not open a page. Undefined lets them in. */
export type PageGuard = (flags: SessionFlags) => string | undefined;

export type RouteParams = Readonly<Record<string, string | undefined>>;

/** A page as the router takes it. */
export interface Route extends RouteMeta {
  /** Its name in the list of addresses. */
  name: string;
  path: string;
  screen?: LazyScreen | undefined;
  /** Stores that the screen shows first: fetched together with its code. */
  stores?: readonly StoreName[];
  /** Who may open it, by the flags in storage; the server judges every call itself. */
  guard?: PageGuard;
  /** Another address is shown instead. */
  redirectTo?: (params: RouteParams) => string;
}

/** The route of an address. */
export interface MatchedRoute {
  route: Route;
  /** The address to go to instead when the route points elsewhere. */
  redirectTo: string | undefined;
}
