import type { Crumb } from '@drawbridge/ui';
import { createContext, useContext, useLayoutEffect } from 'react';
import { paths } from '../paths.ts';
import { messages } from './messages.ts';

/** What a page is about and the pages it lies under. */
export interface Trail {
  /** Undefined until it is known. */
  title: string | undefined;
  /** Between the dashboard and the page. */
  above?: readonly Crumb[];
}

const TrailContext = createContext<(trail: Trail | undefined) => void>(() => undefined);

export const TrailProvider = TrailContext;

/** Names the page shown after the thing it is about, in title and breadcrumbs. `above` is kept by the caller. */
export function useTrail(title: string | undefined, above: readonly Crumb[]): void {
  const set = useContext(TrailContext);
  useLayoutEffect(() => {
    set({ title, above });
    return () => set(undefined);
  }, [set, title, above]);
}

/** Breadcrumbs of a page; a page without a name has none of its own. */
export function toCrumbs({ title, above = [] }: Trail): Crumb[] {
  const crumbs = [...above, ...(title === undefined ? [] : [{ label: title }])];
  return crumbs.length === 0 ? [] : [{ label: messages.dashboard.text, href: paths.dashboard }, ...crumbs];
}
