import type { MenuItem, MenuSection } from './menu-item.ts';

/** The entry that a page belongs to: the first of its parents, else the longest address that leads to it. */
export function findActive(
  menu: readonly MenuSection[],
  path: string,
  parents: readonly string[] = [],
): MenuItem | undefined {
  const items = menu.flatMap((section) => section.items);
  const isUnder = ({ href }: MenuItem) => `${path}/`.startsWith(`${href}/`);
  const [own] = parents.flatMap((parent) => items.filter(({ page }) => page === parent));
  return own ?? items.filter(isUnder).sort((a, b) => b.href.length - a.href.length)[0];
}
