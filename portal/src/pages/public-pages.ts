import { PUBLIC_PAGES } from '@drawbridge/contracts';
import { NO_PAGE, PUBLIC } from './public.pages.ts';
import { toRoutes } from './to-routes.ts';

export const PUBLIC_ROUTES = toRoutes({ ...PUBLIC_PAGES, noPage: '*' }, { ...PUBLIC, noPage: NO_PAGE });
