import type { Session, StoreRegistry } from '@drawbridge/client';
import { matchRoute as matchPattern, type Parser } from 'wouter';
import type { ShellProps } from '../shell/shell-props.ts';
import { createLazyScreen } from './lazy-screen.tsx';
import { PORTAL_PATTERN, PORTAL_ROUTES } from './portal-routes.tsx';
import { PUBLIC_ROUTES } from './public-routes.tsx';
import type { MatchedRoute, Route } from './route.ts';

/** The frame around every page of the portal. */
export const shell = createLazyScreen<ShellProps>(async () => (await import('../shell/Shell.tsx')).Shell);

/** The map of screens: an address, a screen, a title; the first that fits counts. @see ROUTE-1..ROUTE-33 */
const ROUTES: readonly Route[] = [...PORTAL_ROUTES, ...PUBLIC_ROUTES];

/** The route of a path. */
export function matchRoute(parser: Parser, path: string): MatchedRoute {
  for (const route of ROUTES) {
    const [isMatch, params] = matchPattern(parser, route.path, path);
    if (isMatch)
      return {
        route,
        isPortalPage: matchPattern(parser, PORTAL_PATTERN, path)[0],
        redirectTo: route.redirectTo?.(params),
      };
  }
  throw new Error('the map of screens has no last line');
}

/** What a page guard may know of the person, by storage alone. */
type AuthState = Pick<Session, 'isSignedIn' | 'flags'>;

/**
 * Where to go instead: a protected page leads to the login page and back, a page for others to where its guard says.
 * @see ROUTE-26, ROUTE-28, ROLE-11
 */
export function toRedirect(
  { route, isPortalPage, redirectTo }: MatchedRoute,
  auth: AuthState,
  address: string,
): string | undefined {
  if (isPortalPage && !auth.isSignedIn()) return `/?redirect=${encodeURIComponent(address)}`;
  return route.guard?.(auth.flags()) ?? redirectTo;
}

/** Fetches what an address needs to be shown; undefined when all of it is here. */
export function preloadRoute(
  { route, isPortalPage }: MatchedRoute,
  stores: Pick<StoreRegistry, 'preload'>,
): Promise<unknown> | undefined {
  const waits = [
    route.screen?.preload(),
    isPortalPage ? shell.preload() : undefined,
    stores.preload(route.stores ?? []),
  ].filter((wait) => wait !== undefined);
  return waits.length > 0 ? Promise.all(waits) : undefined;
}
