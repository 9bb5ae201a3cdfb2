import { namedRoutes, type RouteName } from '../router/named-routes.ts';
import type { MenuRule, MenuSection } from './menu-rules.ts';

/** The entry that a page belongs to: the first of those it names, else the longest address that leads to it. */
export function findActive(
  menu: readonly MenuSection[],
  path: string,
  named: readonly RouteName[] = [],
): MenuRule | undefined {
  const entries = menu.flatMap(({ items }) => items);
  const isUnder = ({ name }: MenuRule) => `${path}/`.startsWith(`${namedRoutes[name]}/`);
  const [own] = named.flatMap((name) => entries.filter((entry) => entry.name === name));
  return (
    own ?? entries.filter(isUnder).sort((a, b) => namedRoutes[b.name].length - namedRoutes[a.name].length)[0]
  );
}
