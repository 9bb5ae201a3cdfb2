import { Button, EmptyState, LoadingOverlay, ToastRegion } from '@drawbridge/ui';
import { DrawbridgeProvider } from '@drawbridge/widgets/provider';
import { useSignals } from '@preact/signals-react/runtime';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import type { Settings } from './base/settings.ts';
import { followFrameSize } from './launch/frame-size.ts';
import { LaunchFrame } from './launch/LaunchFrame.tsx';
import * as styles from './launch/launch-app.css.ts';
import { createLaunchPage, type LaunchPage } from './launch/launch-page.ts';
import type { LaunchAccount } from './launch/launched.ts';
import { LAUNCH_ROUTES } from './pages/launch-pages.ts';
import { OVERLAY_DELAY_MS } from './shell/overlay-delay.ts';

/** The pages of an LTI launch: widgets in a bare page, no sidebar, no top bar, no footer. @see LTI-8..LTI-13, LTI-25 */
export function LaunchApp({ settings }: { settings: Settings }) {
  const page = useMemo(() => {
    const made = createLaunchPage(settings);
    return { ...made, sendFrameSize: followFrameSize(made.launch) };
  }, [settings]);
  const [path] = useLocation();
  useEffect(() => page.sendFrameSize(), [page, path]);
  /** How often the person behind the session changed: what was read before is another's. */
  const [person, setPerson] = useState(0);
  const account = useMemo(
    () => ({
      productName: settings.productName,
      onPersonChanged() {
        page.drawbridge.stores.drop();
        setPerson((count) => count + 1);
      },
    }),
    [page, settings],
  );
  return (
    <DrawbridgeProvider value={page.drawbridge}>
      <Suspense fallback={null}>
        <LaunchRoutes key={person} page={page} account={account} />
      </Suspense>
      <Waiting page={page} />
      <ToastRegion toasts={page.toasts} />
    </DrawbridgeProvider>
  );
}

/** @see GEN-19 */
function Waiting({ page: { drawbridge } }: { page: LaunchPage }) {
  useSignals();
  return drawbridge.pending.value > 0 ? <LoadingOverlay cover="page" delayMs={OVERLAY_DELAY_MS} /> : null;
}

/** The page of an address. */
export function LaunchRoutes({ page, account }: { page: LaunchPage; account: LaunchAccount }) {
  return (
    <Switch>
      {LAUNCH_ROUTES.map((route) => (
        <Route key={route.name} path={route.path}>
          <LaunchFrame page={page} account={account} route={route} />
        </Route>
      ))}
      <Route>
        <NoPage />
      </Route>
    </Switch>
  );
}

function NoPage() {
  return (
    <main className={styles.page}>
      <EmptyState
        title="There is no page here"
        message="Go back to your learning platform and open the activity there."
        actions={<Button onClick={() => history.back()}>Back</Button>}
      />
    </main>
  );
}
