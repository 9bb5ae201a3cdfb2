import type { StoreRegistry } from '@drawbridge/client';
import type { Route } from './route.ts';

/** Fetches what a page needs to be shown; undefined when all of it is here. */
export function preloadRoute(
  { screen, stores: names = [] }: Pick<Route, 'screen' | 'stores'>,
  stores: Pick<StoreRegistry, 'preload'>,
): Promise<unknown> | undefined {
  const waits = [screen?.preload(), stores.preload(names)].filter((wait) => wait !== undefined);
  return waits.length > 0 ? Promise.all(waits) : undefined;
}
