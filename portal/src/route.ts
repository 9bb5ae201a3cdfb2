import type { LazyScreen } from './lazy-screen.tsx';
import type { RouteName } from './paths.ts';
import type { Guard } from './shell/guards.ts';

/** Title of the page and its place in the breadcrumbs, read by the shell. @see GEN-16 */
export interface RouteMeta {
  title?: string;
  /** The title of the page before stays. @see GEN-18 */
  keepsTitle?: true;
  /** Sidebar entry that is lit, where the address alone does not tell it. */
  section?: RouteName;
  /** The lab takes the whole window. */
  width?: 'content' | 'full';
}

type Params = Readonly<Record<string, string | undefined>>;

export interface Route extends RouteMeta {
  path: string;
  screen?: LazyScreen;
  /** Who may open it, by the flags in storage; the server judges every call anew. */
  guard?: Guard;
  /** Another address shows instead. */
  to?: (params: Params) => string;
}
