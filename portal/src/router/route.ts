import type { StoreName } from '@drawbridge/client';
import type { LazyScreen } from './lazy-screen.tsx';
import type { RouteName } from './named-routes.ts';
import type { PageGuard } from './page-guards.ts';

/** Title of the page and its position in the breadcrumbs, read by the shell. @see GEN-16 */
export interface RouteMeta {
  title?: string;
  /** The title of the previous page stays. @see GEN-18 */
  keepsTitle?: true;
  /** Sidebar entry that the page is under, where the address alone does not say: the first that the person has. */
  sections?: readonly RouteName[];
  /** `full` takes the width and height beside the shell's bars; `window` takes their place as well. */
  width?: 'content' | 'full' | 'window';
}

type Params = Readonly<Record<string, string | undefined>>;

export interface Route extends RouteMeta {
  path: string;
  screen?: LazyScreen;
  /** Stores that the screen shows first: fetched together with its code. */
  stores?: readonly StoreName[];
  /** Who may open it, by the flags in storage; the server judges every call itself. */
  guard?: PageGuard;
  /** Another address is shown instead. */
  redirectTo?: (params: Params) => string;
}

/** The route of an address. */
export interface MatchedRoute {
  route: Route;
  /** Behind the login, inside the shell. */
  isPortalPage: boolean;
  /** Where to go instead: the route points elsewhere. */
  redirectTo: string | undefined;
}
