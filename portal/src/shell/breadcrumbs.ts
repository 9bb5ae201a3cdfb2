import type { Crumb } from '@drawbridge/ui';
import { createContext, useContext, useLayoutEffect } from 'react';
import { paths } from '../router/paths.ts';
import type { MenuItem } from './menu-item.ts';
import { t } from './messages.ts';

/** What a page is about and the pages above it. */
export interface BreadcrumbInfo {
  /** The title. Undefined until it is known. */
  title: string | undefined;
  /** Between the dashboard and the page. */
  above?: readonly Crumb[];
  /** It has nothing for the whole window, although other pages of its route do: the shell's bars are there. */
  isInShell?: boolean;
}

const BreadcrumbContext = createContext<(info: BreadcrumbInfo | undefined) => void>(() => undefined);

export const BreadcrumbProvider = BreadcrumbContext;

/** Names the page shown after the thing it is about, in title and breadcrumbs. `above` must be the same array at each render. */
export function useBreadcrumbs(
  title: string | undefined,
  above: readonly Crumb[],
  { isInShell = false } = {},
): void {
  const set = useContext(BreadcrumbContext);
  useLayoutEffect(() => {
    set({ title, above, isInShell });
    return () => set(undefined);
  }, [set, title, above, isInShell]);
}

/** Breadcrumbs of a page; a page without a name has none of its own. */
export function toCrumbs({ title, above = [] }: BreadcrumbInfo): Crumb[] {
  const crumbs = [...above, ...(title === undefined ? [] : [{ label: title }])];
  return crumbs.length === 0 ? [] : [{ label: t('dashboard'), href: paths.dashboard }, ...crumbs];
}

/** The page of a menu entry, above a page that is under it. */
export const toAbove = (entry: MenuItem | undefined, pathname: string): Crumb[] =>
  entry && entry.href !== pathname ? [{ label: entry.label.text, href: entry.href }] : [];
