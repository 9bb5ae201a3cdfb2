import type { ReactNode } from 'react';
import type { RouteMeta } from '../router/route.ts';

export interface ShellProps {
  meta: RouteMeta;
  /** The next page is being fetched. */
  isNavigating: boolean;
  children: ReactNode;
}
