import { toPagePath } from '@drawbridge/contracts';
import { LaunchGate } from '@drawbridge/widgets/integration/launch';
import { useCallback, useEffect } from 'react';
import { useSearch } from 'wouter';
import { preloadRoute } from '../router/preload-route.ts';
import { useRouteValues } from '../router/route-values.ts';
import { LAB_HEIGHT_PX } from './frame-size.ts';
import { ListBar } from './ListBar.tsx';
import * as styles from './launch-app.css.ts';
import type { LaunchPage } from './launch-page.ts';
import type { LaunchRoute } from './launch-route.ts';
import { useGo, useLtik, withQuery } from './launch-ways.ts';
import { type LaunchAccount, LaunchedProvider } from './launched.ts';

interface LaunchFrameProps {
  page: LaunchPage;
  account: LaunchAccount;
  route: LaunchRoute;
}

/** Opens the launch of an address and shows its page. @see LTI-8..LTI-12, LTI-17, LTI-18 */
export function LaunchFrame({ page, account, route }: LaunchFrameProps) {
  const { launch, drawbridge, settings } = page;
  const { isWindow = false, hasBar = false, screen } = route;
  // Fetched while the launch is being opened; what fails is fetched again where it is shown.
  useEffect(() => {
    preloadRoute(route, drawbridge.stores)?.catch(() => undefined);
  }, [route, drawbridge]);
  const go = useGo(launch);
  const path = useOwnPath(route);
  // No history holds an ltik that was used. @see LTI-24
  const onOpened = useCallback(() => go(path, { replace: true }), [go, path]);
  return (
    <main
      className={isWindow ? styles.labPage : styles.page}
      data-frame-height={isWindow ? LAB_HEIGHT_PX : undefined}
    >
      <LaunchGate launch={launch} ltik={useLtik()} onOpened={onOpened}>
        {(session) => (
          <LaunchedProvider value={{ launch, session, account, go }}>
            {hasBar && <ListBar productName={settings.productName} account={account} session={session} />}
            {screen?.render({})}
          </LaunchedProvider>
        )}
      </LaunchGate>
    </main>
  );
}

/** The page's own address, without the ltik. */
function useOwnPath({ path, query = [] }: LaunchRoute): string {
  const params = useRouteValues();
  const given = new URLSearchParams(useSearch());
  const fields = query.map((name) => [name, given.get(name)]);
  return withQuery(toPagePath(path, { ...params, ltik: undefined }), Object.fromEntries(fields));
}
