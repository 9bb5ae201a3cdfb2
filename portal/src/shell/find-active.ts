import { namedRoutes, type RouteName } from '../router/named-routes.ts';
import type { MenuSection } from './menu-rules.ts';

/** The entry that a page belongs to: the longest address that leads to it. */
export function findActive(sections: readonly MenuSection[], path: string): RouteName | undefined {
  const isUnder = (name: RouteName) => `${path}/`.startsWith(`${namedRoutes[name]}/`);
  return sections
    .flatMap(({ items }) => items.map(({ name }) => name))
    .filter(isUnder)
    .sort((a, b) => namedRoutes[b].length - namedRoutes[a].length)[0];
}
