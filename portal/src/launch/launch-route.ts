import type { Route } from '../router/route.ts';

/** How a page of a launch is shown in the frame of its platform. */
export interface LaunchLayout {
  /** It fits any height, so that its buttons stay in view; another page is as high as its contents. */
  isWindow?: true;
  /** The row above it: whose tool it is, the way back and the account. */
  hasBar?: true;
  /** The fields of its query; the rest is taken out of the address with the ltik. */
  query?: readonly string[];
}

export type LaunchRoute = LaunchLayout & Pick<Route, 'name' | 'path' | 'screen' | 'stores'>;
