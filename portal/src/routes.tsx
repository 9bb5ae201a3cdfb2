import { matchRoute, type Parser } from 'wouter';
import { createLazyScreen } from './lazy-screen.tsx';
import { PUBLIC_ROUTES } from './public-routes.tsx';
import { ROOM, ROOM_ROUTES } from './room-routes.tsx';
import type { Route } from './route.ts';
import type { ShellProps } from './shell/Shell.tsx';

/** The frame around every room. */
export const shell = createLazyScreen<ShellProps>(async () => (await import('./shell/Shell.tsx')).Shell);

/** The map of screens: an address, a screen, a title; the first that fits counts. @see ROUTE-1..ROUTE-33 */
const ROUTES: readonly Route[] = [...ROOM_ROUTES, ...PUBLIC_ROUTES];

export interface Place {
  route: Route;
  isRoom: boolean;
  /** Where to go instead: the route points elsewhere. */
  to: string | undefined;
}

/** The route of a path. */
export function findPlace(parser: Parser, path: string): Place {
  for (const route of ROUTES) {
    const [isMatch, params] = matchRoute(parser, route.path, path);
    if (isMatch) return { route, isRoom: matchRoute(parser, ROOM, path)[0], to: route.to?.(params) };
  }
  throw new Error('the map of screens has no last line');
}

/** Where to go instead: a protected page leads to the login landing and back. @see ROUTE-26, ROUTE-28 */
export function toInstead({ isRoom, to }: Place, isSignedIn: boolean, address: string): string | undefined {
  return isRoom && !isSignedIn ? `/?redirect=${encodeURIComponent(address)}` : to;
}

/** Fetches what an address needs to be shown; undefined when all of it is here. */
export function preload({ route, isRoom }: Place): Promise<unknown> | undefined {
  const waits = [route.screen?.preload(), isRoom ? shell.preload() : undefined].filter(
    (wait) => wait !== undefined,
  );
  return waits.length > 0 ? Promise.all(waits) : undefined;
}
