import { LAUNCH_PAGES } from '@drawbridge/contracts';
import { LAUNCH } from './launch.pages.ts';
import { toRoutes } from './to-routes.ts';

/** A fixed segment comes before the ltik. @see ROUTE-23 */
export const LAUNCH_ROUTES = toRoutes(LAUNCH_PAGES, LAUNCH);
