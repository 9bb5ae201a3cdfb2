import { LinkProvider } from '@drawbridge/ui';
import { findRoute } from '../router/find-route.ts';
import { renderRouterLink } from '../router/links.tsx';
import { useTitle } from '../router/use-title.ts';
import type { FrameProps, PagePart } from './page-part.ts';
import { PUBLIC_ROUTES } from './public-pages.ts';

/** Around every page without a session. @see GEN-16 */
function PublicFrame({ route, children }: FrameProps) {
  useTitle(route.title);
  return <LinkProvider renderLink={renderRouterLink}>{children}</LinkProvider>;
}

/** The pages without a session, and any address without a page. */
export const PUBLIC_PART: PagePart = {
  match: (parser, path) => ({
    route: findRoute(PUBLIC_ROUTES, parser, path).route,
    redirectTo: undefined,
  }),
  Frame: PublicFrame,
};
