import { PORTAL_PAGES, PUBLIC_PAGES } from '@drawbridge/contracts';
import { DrawbridgeProvider } from '@drawbridge/widgets/provider';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Redirect, Route, Router, useLocation, useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { CrashBoundary } from './base/crash/CrashBoundary.tsx';
import { createPortal, PortalProvider, usePortal } from './base/portal.ts';
import type { Settings } from './base/settings.ts';
import { whenIdle } from './base/when-idle.ts';
import { findPart, isPortalPath } from './pages/parts.ts';
import { findElsewhere, findLogin } from './router/find-redirect.ts';
import { createNavigation } from './router/navigation.ts';
import { preloadRoute } from './router/preload-route.ts';

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
      loadPages: (path) => findPart(parser, path).preload(),
      findRedirect({ pathname, href }) {
        const login = isPortalPath(parser, pathname) ? findLogin(session, href) : undefined;
        if (login !== undefined) return login;
        const part = findPart(parser, pathname);
        return part.preload() ? undefined : findElsewhere(part.read().match(parser, pathname), session);
      },
      preload: (path) => preloadRoute(findPart(parser, path).read().match(parser, path).route, stores),
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
  // A session may end while the network is away: the page that says so is here before. After a sign-in the list of the
  // portal's pages is here.
  useEffect(
    () =>
      whenIdle(() => {
        const waits = [
          navigation.prepare(PUBLIC_PAGES.login),
          findPart(parser, PORTAL_PAGES.portal).preload(),
        ];
        for (const wait of waits) wait?.catch(() => undefined);
      }),
    [navigation, parser],
  );

  return (
    <PortalProvider value={portal}>
      <DrawbridgeProvider value={portal.drawbridge}>
        <Router aroundNav={navigation.go}>
          {isPrepared && <Page isNavigating={isNavigating} />}
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
      <Notices toasts={toasts} pending={drawbridge.pending} isPortalPage={isPortalPath(parser, path)} />
    </Suspense>
  );
}

/** The page of an address. A list of pages that could not be fetched looks like a crash. */
function Page({ isNavigating }: { isNavigating: boolean }) {
  const { parser } = useRouter();
  const { session } = usePortal().drawbridge;
  const [path] = useLocation();
  // Once for each navigation: another tab may have signed out, but a session that just ended has its own redirect.
  // @see AUTH-50
  const login = useMemo(
    () => (isPortalPath(parser, path) ? findLogin(session, location.href) : undefined),
    [parser, path, session],
  );
  if (login !== undefined) return <Redirect key={path} to={login} replace />;
  return (
    <CrashBoundary path={path}>
      <Suspense fallback={null}>
        <MatchedPage path={path} isNavigating={isNavigating} />
      </Suspense>
    </CrashBoundary>
  );
}

function MatchedPage({ path, isNavigating }: { path: string; isNavigating: boolean }) {
  const { parser } = useRouter();
  const { session } = usePortal().drawbridge;
  const { match, Frame } = findPart(parser, path).read();
  // Once for each navigation, as above.
  const { route, elsewhere } = useMemo(() => {
    const matched = match(parser, path);
    return { route: matched.route, elsewhere: findElsewhere(matched, session) };
  }, [match, parser, path, session]);
  if (elsewhere !== undefined) return <Redirect key={path} to={elsewhere} replace />;
  return (
    <Frame route={route} isNavigating={isNavigating}>
      <Route path={route.path}>{route.screen?.render({})}</Route>
    </Frame>
  );
}
