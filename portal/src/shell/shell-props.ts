import type { SessionFlags } from '@drawbridge/client';
import type { ReactNode } from 'react';
import type { RouteMeta } from '../router/route.ts';
import type { MenuItem, MenuSection } from './menu-item.ts';

export interface ShellProps {
  meta: RouteMeta;
  /** The sections of the sidebar that a person with these flags sees. */
  toMenu: (flags: SessionFlags) => MenuSection[];
  /** The pages that the search has for them beside those of the sidebar. */
  toSearchPages: (flags: SessionFlags) => readonly MenuItem[];
  /** The next page is being fetched. */
  isNavigating: boolean;
  children: ReactNode;
}
