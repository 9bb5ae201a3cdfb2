import type { LaunchSession } from '@drawbridge/client';
import { Button, EmptyState, Logo, ToastRegion } from '@drawbridge/ui';
import { LaunchGate } from '@drawbridge/widgets/launch';
import { DrawbridgeProvider } from '@drawbridge/widgets/provider';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { Route, Switch, useParams } from 'wouter';
import { useNavigate } from '../router/use-navigate.ts';
import type { Settings } from '../settings.ts';
import { followFrameSize } from './frame-size.ts';
import * as styles from './launch-app.css.ts';
import { createLaunchPage, type LaunchPage, toAddress } from './launch-page.ts';

const LaunchLab = lazy(() => import('./LaunchLab.tsx').then(({ LaunchLab }) => ({ default: LaunchLab })));
const LaunchLabList = lazy(() =>
  import('./LaunchLabList.tsx').then(({ LaunchLabList }) => ({ default: LaunchLabList })),
);
const LaunchCourse = lazy(() =>
  import('./LaunchCourses.tsx').then(({ LaunchCourse }) => ({ default: LaunchCourse })),
);
const LaunchCourseList = lazy(() =>
  import('./LaunchCourses.tsx').then(({ LaunchCourseList }) => ({ default: LaunchCourseList })),
);

/** The pages of an LTI launch: widgets in a bare page, no sidebar, no top bar, no footer. @see LTI-8..LTI-13, LTI-25 */
export function LaunchApp({ settings }: { settings: Settings }) {
  const page = useMemo(() => {
    const made = createLaunchPage(settings);
    followFrameSize(made.launch);
    return made;
  }, [settings]);
  return (
    <DrawbridgeProvider value={page.drawbridge}>
      <Suspense fallback={null}>
        <LaunchRoutes page={page} />
      </Suspense>
      <ToastRegion toasts={page.toasts} />
    </DrawbridgeProvider>
  );
}

/** The first that fits counts, so fixed segments win over the ltik. @see ROUTE-23 */
function LaunchRoutes({ page }: { page: LaunchPage }) {
  return (
    <Switch>
      <Route path="/labs/details/:labId/:ltik?">
        <LabPage page={page} />
      </Route>
      <Route path="/labs/:ltik?">
        <LabsPage page={page} />
      </Route>
      <Route path="/integration/courses-details/:ltik?">
        <CoursePage page={page} />
      </Route>
      <Route path="/integration/:ltik?">
        <CoursesPage page={page} />
      </Route>
      <Route>
        <NoPage />
      </Route>
    </Switch>
  );
}

/** Goes to a page of this launch, at an address that its platform may load again. */
function useGo(launch: LaunchSession) {
  const navigate = useNavigate();
  return useCallback(
    (path: string, options?: { replace: boolean }) => navigate(toAddress(launch, path), options),
    [launch, navigate],
  );
}

/** Takes the used ltik out of the address, so that no history holds it. @see LTI-24 */
function useStripped(launch: LaunchSession, path: string) {
  const go = useGo(launch);
  return useCallback(() => go(path, { replace: true }), [go, path]);
}

function LabPage({ page: { launch } }: { page: LaunchPage }) {
  const { labId = '', ltik } = useParams();
  const onOpened = useStripped(launch, `/labs/details/${labId}`);
  return (
    <main className={styles.labPage}>
      <LaunchGate launch={launch} ltik={ltik} onOpened={onOpened}>
        {(session) => <LaunchLab labId={labId} launch={launch} session={session} />}
      </LaunchGate>
    </main>
  );
}

function LabsPage({ page: { launch, settings } }: { page: LaunchPage }) {
  const { ltik } = useParams();
  const go = useGo(launch);
  const onOpened = useStripped(launch, '/labs');
  return (
    <main className={styles.page}>
      <Logo productName={settings.productName} />
      <LaunchGate launch={launch} ltik={ltik} onOpened={onOpened}>
        {() => <LaunchLabList onOpen={(labId) => go(`/labs/details/${labId}`)} />}
      </LaunchGate>
    </main>
  );
}

function CoursePage({ page: { launch } }: { page: LaunchPage }) {
  const { ltik } = useParams();
  const courseId = new URLSearchParams(location.search).get('course_id');
  const onOpened = useStripped(
    launch,
    `/integration/courses-details${courseId ? `?course_id=${encodeURIComponent(courseId)}` : ''}`,
  );
  return (
    <main className={styles.page}>
      <LaunchGate launch={launch} ltik={ltik} onOpened={onOpened}>
        {(session) => <LaunchCourse launch={launch} courseId={courseId ?? session.course_id ?? ''} />}
      </LaunchGate>
    </main>
  );
}

function CoursesPage({ page: { launch, settings } }: { page: LaunchPage }) {
  const { ltik } = useParams();
  const go = useGo(launch);
  const onOpened = useStripped(launch, '/integration');
  return (
    <main className={styles.page}>
      <Logo productName={settings.productName} />
      <LaunchGate launch={launch} ltik={ltik} onOpened={onOpened}>
        {() => (
          <LaunchCourseList
            onOpen={(id) => go(`/integration/courses-details?course_id=${encodeURIComponent(id)}`)}
          />
        )}
      </LaunchGate>
    </main>
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
