import { matchRoute, type Parser } from 'wouter';
import type { RouteParams } from './route.ts';
import { toRouteValues } from './route-values.ts';

/** The first route that fits a path; the last of a list fits any. */
export function findRoute<Found extends { path: string }>(
  routes: readonly Found[],
  parser: Parser,
  path: string,
): { route: Found; params: RouteParams } {
  for (const route of routes) {
    const [isMatch, params] = matchRoute(parser, route.path, path);
    if (isMatch) return { route, params: toRouteValues(params) };
  }
  throw new Error('the list of pages has none for any other address');
}
