import { LAUNCH_PAGES } from '@drawbridge/contracts';
import { Button, EmptyState, LoadingOverlay, ToastRegion } from '@drawbridge/ui';
import { DrawbridgeProvider } from '@drawbridge/widgets/provider';
import { useSignals } from '@preact/signals-react/runtime';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import type { Settings } from './base/settings.ts';
import { CoursePage, CoursesPage, VideoPage } from './launch/CoursePages.tsx';
import { followFrameSize } from './launch/frame-size.ts';
import { ContentPickerPage, ContextProgressPage } from './launch/InstructorPages.tsx';
import { LabPage, LabsPage } from './launch/LabPages.tsx';
import * as styles from './launch/launch-app.css.ts';
import { createLaunchPage, type LaunchPage } from './launch/launch-page.ts';
import type { LaunchPageProps } from './launch/launch-page-props.ts';
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

/** The first that matches counts, so fixed segments win over the ltik. @see ROUTE-23 */
export function LaunchRoutes({ page, account }: LaunchPageProps) {
  return (
    <Switch>
      <Route path={LAUNCH_PAGES.lab}>
        <LabPage page={page} account={account} />
      </Route>
      <Route path={LAUNCH_PAGES.labs}>
        <LabsPage page={page} account={account} />
      </Route>
      <Route path={LAUNCH_PAGES.course}>
        <CoursePage page={page} account={account} />
      </Route>
      <Route path={LAUNCH_PAGES.video}>
        <VideoPage page={page} account={account} />
      </Route>
      <Route path={LAUNCH_PAGES.contentPicker}>
        <ContentPickerPage page={page} />
      </Route>
      <Route path={LAUNCH_PAGES.contextProgress}>
        <ContextProgressPage page={page} />
      </Route>
      <Route path={LAUNCH_PAGES.courses}>
        <CoursesPage page={page} account={account} />
      </Route>
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
