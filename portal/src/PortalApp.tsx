import { PUBLIC_PAGES } from '@drawbridge/contracts';
import { LinkProvider } from '@drawbridge/ui';
import { DrawbridgeProvider } from '@drawbridge/widgets/provider';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Redirect, Route, Router, useLocation, useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { CrashBoundary } from './base/crash/CrashBoundary.tsx';
import { createPortal, PortalProvider, usePortal } from './base/portal.ts';
import type { Settings } from './base/settings.ts';
import { whenIdle } from './base/when-idle.ts';
import { renderRouterLink } from './router/links.tsx';
import { createNavigation } from './router/navigation.ts';
import { matchRoute, preloadRoute, shell, toRedirect } from './router/routes.tsx';
import { useTitle } from './router/use-title.ts';

/** Nothing is shown by it before something happens: fetched beside the page. */
const Notices = lazy(async () => ({ default: (await import('./shell/Notices.tsx')).Notices }));

/** The standalone portal. */
export function PortalApp({ settings }: { settings: Settings }) {
  const { parser } = useRouter();
  const [isNavigating, setIsNavigating] = useState(false);
  const { portal, navigation, preparing } = useMemo(() => {
    const made = createPortal({
      settings,
      onSessionEnded: (to) => router.go(navigate, to, { replace: true }),
      // The page guard decides, as at any navigation; a public page may stay.
      onEndedElsewhere: () => router.go(navigate, location.href, { replace: true }),
    });
    const { session, stores } = made.drawbridge;
    const router = createNavigation({
      matchRoute: (path) => matchRoute(parser, path),
      toRedirect: (matched, address) => toRedirect(matched, session, address),
      preload: (matched) => preloadRoute(matched, stores),
      onNavigating: setIsNavigating,
    });
    return { portal: made, navigation: router, preparing: router.prepare(location.href) };
  }, [settings, parser]);
  const isPrepared = useEnd(preparing);

  useEffect(() => {
    window.addEventListener('popstate', navigation.forget);
    return () => window.removeEventListener('popstate', navigation.forget);
  }, [navigation]);
  useEffect(() => portal.watchOtherTabs(), [portal]);
  // A session may end while the network is away: the page that says so is here before.
  useEffect(
    () => whenIdle(() => navigation.prepare(PUBLIC_PAGES.login)?.catch(() => undefined)),
    [navigation],
  );

  return (
    <PortalProvider value={portal}>
      <DrawbridgeProvider value={portal.drawbridge}>
        <Router aroundNav={navigation.go}>
          {isPrepared && <Screens isNavigating={isNavigating} />}
          <PortalNotices />
        </Router>
      </DrawbridgeProvider>
    </PortalProvider>
  );
}

/**
 * Whether a promise has ended, either way: what could not be fetched is fetched again where it is shown. The first page
 * waits for its code with this and not in a `Suspense`, whose content React keeps back for 300 ms after its fallback.
 */
function useEnd(promise: Promise<unknown> | undefined): boolean {
  const [ended, setEnded] = useState<Promise<unknown>>();
  useEffect(() => {
    const end = () => setEnded(promise);
    promise?.then(end, end);
  }, [promise]);
  return promise === undefined || ended === promise;
}

function PortalNotices() {
  const { parser } = useRouter();
  const { toasts, drawbridge } = usePortal();
  const [path] = useLocation();
  return (
    <Suspense fallback={null}>
      <Notices
        toasts={toasts}
        pending={drawbridge.pending}
        isPortalPage={matchRoute(parser, path).isPortalPage}
      />
    </Suspense>
  );
}

function Screens({ isNavigating }: { isNavigating: boolean }) {
  const { parser } = useRouter();
  const { session } = usePortal().drawbridge;
  const [path] = useLocation();
  // Once for each navigation: another tab may have signed out, but a session that just ended has its own redirect.
  // @see AUTH-50
  const { matched, redirect } = useMemo(() => {
    const found = matchRoute(parser, path);
    return { matched: found, redirect: toRedirect(found, session, location.href) };
  }, [parser, path, session]);
  if (redirect !== undefined) return <Redirect key={path} to={redirect} replace />;
  const { route, isPortalPage } = matched;
  const screen = <Route path={route.path}>{route.screen?.render({})}</Route>;
  return (
    <CrashBoundary path={path}>
      <Suspense fallback={null}>
        {isPortalPage ? (
          shell.render({ meta: route, isNavigating, children: screen })
        ) : (
          <PublicFrame title={route.title}>{screen}</PublicFrame>
        )}
      </Suspense>
    </CrashBoundary>
  );
}

/** Around every page without a session. @see GEN-16 */
function PublicFrame({ title, children }: { title: string | undefined; children: ReactNode }) {
  useTitle(title);
  return <LinkProvider renderLink={renderRouterLink}>{children}</LinkProvider>;
}
