import { PORTAL_PAGES } from '@drawbridge/contracts';
import { findRoute } from '../router/find-route.ts';
import { Shell } from '../shell/Shell.tsx';
import type { PagePart } from './page-part.ts';
import { MENU, PORTAL_ROUTES } from './portal-pages.ts';

/** Company pages to come are also known without their area. @see CX-20, COMP-7 */
const toCompanyPath = (path: string) => path.replace(/^\/portal\//, '/portal/company/');

/** The pages behind the sign-in, inside the shell. */
export const PORTAL_PART: PagePart = {
  match(parser, path) {
    const { route, params } = findRoute(PORTAL_ROUTES, parser, path);
    const company = toCompanyPath(path);
    const isInCompany =
      route.path === PORTAL_PAGES.other &&
      findRoute(PORTAL_ROUTES, parser, company).route.planned !== undefined;
    return { route, redirectTo: isInCompany ? company : route.redirectTo?.(params) };
  },
  Frame: ({ route, ...props }) => (
    <Shell meta={route} toMenu={MENU.toSections} toSearchPages={MENU.toSearchPages} {...props} />
  ),
};
