import { LinkProvider } from '@drawbridge/ui';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Redirect, Route, Router, useLocation, useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { createEntrance, EntranceProvider, useEntrance } from './entrance.ts';
import { renderRouterLink } from './links.tsx';
import { createNavigation } from './navigation.ts';
import type { PortalProgram } from './portal-program.tsx';
import { findPlace, shell, toInstead } from './routes.tsx';
import { CrashBoundary } from './screens/crash/CrashBoundary.tsx';
import type { Settings } from './settings.ts';
import { useTitle } from './shell/use-title.ts';
import { whenIdle } from './when-idle.ts';

/** The standalone portal. */
export function PortalApp({ settings }: { settings: Settings }) {
  const { parser } = useRouter();
  const [program, setProgram] = useState<PortalProgram>();
  const [isGoing, setIsGoing] = useState(false);
  const { entrance, navigation } = useMemo(() => {
    const made = createEntrance({
      settings,
      onEnded: (to) => ways.go(navigate, to, { replace: true }),
      // The guard sees to it, as at any navigation; a public page may stay.
      onLeft: () => ways.go(navigate, location.href, { replace: true }),
      onOpened: setProgram,
    });
    const ways = createNavigation({ parser, visitor: made.visitor, onGoing: setIsGoing });
    // All that the first page needs is asked for together; what fails is asked for again where it is shown.
    ways.prepare(location.href)?.catch(() => undefined);
    if (made.session.isSignedIn()) made.openProgram().catch(() => undefined);
    return { entrance: made, navigation: ways };
  }, [settings, parser]);

  useEffect(() => {
    window.addEventListener('popstate', navigation.forget);
    return () => window.removeEventListener('popstate', navigation.forget);
  }, [navigation]);
  useEffect(() => entrance.watch(), [entrance]);
  // A session may end while the network is away: the page that says so is here before.
  useEffect(() => whenIdle(() => navigation.prepare('/login')?.catch(() => undefined)), [navigation]);

  return (
    <EntranceProvider value={entrance}>
      <Router aroundNav={navigation.go}>
        <Screens isGoing={isGoing} />
        {program && <OverEverything program={program} />}
      </Router>
    </EntranceProvider>
  );
}

function OverEverything({ program }: { program: PortalProgram }) {
  const { parser } = useRouter();
  const [path] = useLocation();
  return program.renderNotices(findPlace(parser, path).isRoom);
}

function Screens({ isGoing }: { isGoing: boolean }) {
  const { parser } = useRouter();
  const { visitor } = useEntrance();
  const [path] = useLocation();
  // Once for each navigation: another tab may have signed out, but a session that just ended has its own way out.
  // @see AUTH-50
  const { place, instead } = useMemo(() => {
    const found = findPlace(parser, path);
    return { place: found, instead: toInstead(found, visitor, location.href) };
  }, [parser, path, visitor]);
  if (instead !== undefined) return <Redirect key={path} to={instead} replace />;
  const { route, isRoom } = place;
  const screen = <Route path={route.path}>{route.screen?.render({})}</Route>;
  return (
    <CrashBoundary place={path}>
      <Suspense fallback={null}>
        {isRoom ? (
          shell.render({ meta: route, isGoing, children: screen })
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
