import { PORTAL_PAGES, toPagePath } from '@drawbridge/contracts';
import { createLazyScreen } from '../router/lazy-screen.tsx';
import type { Route } from '../router/route.ts';
import { COMPANY } from './company.pages.ts';
import { INTEGRATION } from './integration.pages.ts';
import { KERNEL } from './kernel.pages.ts';
import { LEARNING } from './learning.pages.ts';
import { createMenu } from './menu.ts';
import { OPERATIONS } from './operations.pages.ts';
import type { PortalPageName, PortalPageRecord } from './page-record.ts';
import { PRACTICE } from './practice.pages.ts';
import { RECOGNITION } from './recognition.pages.ts';
import { type NamedPage, toRoutes } from './to-routes.ts';

const RECORDS: Readonly<Record<PortalPageName, PortalPageRecord>> = {
  ...KERNEL,
  ...LEARNING,
  ...PRACTICE,
  ...RECOGNITION,
  ...COMPANY,
  ...INTEGRATION,
  ...OPERATIONS,
};

/** A page behind the sign-in as the router and the menu take it. */
export type PortalRoute = Route & Pick<PortalPageRecord, 'menu' | 'routeName' | 'planned'>;

const planned = createLazyScreen(
  async () => (await import('../screens/company/planned/PlannedScreen.tsx')).PlannedScreen,
);

function toPortalRoute({ leadsTo, planned: topic, ...route }: NamedPage<PortalPageRecord>): PortalRoute {
  if (leadsTo)
    return {
      ...route,
      planned: topic,
      redirectTo: (params) => toPagePath<string>(PORTAL_PAGES[leadsTo], params),
    };
  if (!topic) return route;
  const render = () => planned.render({ title: route.title ?? '', topic });
  return { ...route, planned: topic, screen: { preload: planned.preload, render } };
}

/** The pages under `/portal`. @see NAV-1..NAV-27 */
export const PORTAL_ROUTES = toRoutes(PORTAL_PAGES, RECORDS).map(toPortalRoute);

export const MENU = createMenu(PORTAL_ROUTES);
