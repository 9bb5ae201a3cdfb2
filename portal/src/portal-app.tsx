import { Suspense, useEffect, useMemo, useState } from 'react';
import { Redirect, Route, Router, useLocation, useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { createEntrance, EntranceProvider, useEntrance } from './entrance.ts';
import { createNavigation } from './navigation.ts';
import type { PortalProgram } from './portal-program.tsx';
import { findPlace, shell, toInstead } from './routes.tsx';
import { CrashBoundary } from './screens/crash/CrashBoundary.tsx';
import type { Settings } from './settings.ts';
import { whenIdle } from './when-idle.ts';

/** The standalone portal. */
export function PortalApp({ settings }: { settings: Settings }) {
  const { parser } = useRouter();
  const [program, setProgram] = useState<PortalProgram>();
  const [isGoing, setIsGoing] = useState(false);
  const { entrance, navigation } = useMemo(() => {
    const made = createEntrance({
      settings,
      onEnded: () => ways.go(navigate, '/login', { replace: true }),
      onOpened: setProgram,
    });
    const { isSignedIn } = made.session;
    const ways = createNavigation({ parser, isSignedIn, onGoing: setIsGoing });
    // All that the first page needs is asked for together; what fails is asked for again where it is shown.
    ways.prepare(location.href)?.catch(() => undefined);
    if (isSignedIn()) made.openProgram().catch(() => undefined);
    return { entrance: made, navigation: ways };
  }, [settings, parser]);

  useEffect(() => {
    window.addEventListener('popstate', navigation.forget);
    return () => window.removeEventListener('popstate', navigation.forget);
  }, [navigation]);
  // A session may end while the network is away: the page that says so is here before.
  useEffect(() => whenIdle(() => navigation.prepare('/login')?.catch(() => undefined)), [navigation]);

  return (
    <EntranceProvider value={entrance}>
      <Router aroundNav={navigation.go}>
        <Screens isGoing={isGoing} />
      </Router>
      {program?.notices}
    </EntranceProvider>
  );
}

function Screens({ isGoing }: { isGoing: boolean }) {
  const { parser } = useRouter();
  const { session } = useEntrance();
  const [path] = useLocation();
  // Once for each navigation: another tab may have signed out, but a session that just ended has its own way out.
  // @see AUTH-50
  const { place, instead } = useMemo(() => {
    const found = findPlace(parser, path);
    return { place: found, instead: toInstead(found, session.isSignedIn(), location.href) };
  }, [parser, path, session]);
  if (instead !== undefined) return <Redirect key={path} to={instead} replace />;
  const { route, isRoom } = place;
  const screen = <Route path={route.path}>{route.screen?.render({})}</Route>;
  return (
    <CrashBoundary place={path}>
      <Suspense fallback={null}>
        {isRoom ? shell.render({ meta: route, isGoing, children: screen }) : screen}
      </Suspense>
    </CrashBoundary>
  );
}
