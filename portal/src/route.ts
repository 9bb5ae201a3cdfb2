import type { LazyScreen } from './lazy-screen.tsx';

/** Title of the page and its place in the breadcrumbs, read by the shell. @see GEN-16 */
export interface RouteMeta {
  title?: string;
  /** Sidebar entry that is lit. */
  section?: 'dashboard' | 'courses' | 'challenges' | 'playgrounds' | 'favorite';
  /** The lab takes the whole window. */
  width?: 'content' | 'full';
}

type Params = Readonly<Record<string, string | undefined>>;

export interface Route extends RouteMeta {
  path: string;
  screen?: LazyScreen;
  /** Another address shows instead. */
  to?: (params: Params) => string;
}
