import type { SessionFlags } from '@drawbridge/client/stores/session-flags';
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

/** Who asks for a page. */
export interface Visitor {
  isSignedIn(): boolean;
  flags(): SessionFlags;
}

/**
 * Where to go instead: a protected page leads to the login landing and back, a page for others to where its guard
 * says. @see ROUTE-26, ROUTE-28, ROLE-11
 */
export function toInstead(
  { route, isRoom, to }: Place,
  visitor: Visitor,
  address: string,
): string | undefined {
  if (isRoom && !visitor.isSignedIn()) return `/?redirect=${encodeURIComponent(address)}`;
  return route.guard?.(visitor.flags()) ?? to;
}

/** Fetches what an address needs to be shown; undefined when all of it is here. */
export function preload({ route, isRoom }: Place): Promise<unknown> | undefined {
  const waits = [route.screen?.preload(), isRoom ? shell.preload() : undefined].filter(
    (wait) => wait !== undefined,
  );
  return waits.length > 0 ? Promise.all(waits) : undefined;
}
