import { compareSpecificity } from '@drawbridge/contracts';
import type { ComponentType } from 'react';
import { createLazyScreen, type LazyScreen } from '../router/lazy-screen.tsx';
import type { Route } from '../router/route.ts';
import type { LoadScreen, PageRecord } from './page-record.ts';

/** Screens by the functions that fetch them: pages that share one share the screen. */
const screens = new Map<LoadScreen, LazyScreen>();

function toScreen(load: LoadScreen): LazyScreen {
  const known = screens.get(load) ?? createLazyScreen(load as () => Promise<ComponentType<object>>);
  screens.set(load, known);
  return known;
}

/** A record with its name and address, and its screen as it is rendered. */
export type NamedPage<Given extends PageRecord> = Omit<Given, 'screen'> &
  Pick<Route, 'name' | 'path' | 'screen'>;

/** The routes of records, whose addresses have the same names. */
export function toRoutes<Name extends string, Given extends PageRecord>(
  addresses: Readonly<Record<Name, string>>,
  records: Readonly<Record<Name, Given>>,
): NamedPage<Given>[] {
  return (Object.keys(records) as Name[])
    .map((name) => {
      const { screen, ...record } = records[name];
      return { ...record, name, path: addresses[name], screen: screen && toScreen(screen) };
    })
    .sort((one, other) => compareSpecificity(one.path, other.path));
}
