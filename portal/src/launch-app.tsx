import type { LaunchStore } from '@drawbridge/client/stores/launch';
import { Button, EmptyState, Logo, ToastRegion } from '@drawbridge/ui';
import { LaunchGate } from '@drawbridge/widgets/launch';
import { DrawbridgeProvider } from '@drawbridge/widgets/provider';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { Route, Switch, useParams } from 'wouter';
import * as styles from './launch-app.css.ts';
import { keepFrameSized } from './launch-frame.ts';
import { createLaunchProgram, type LaunchProgram, toAddress } from './launch-program.ts';
import { useNavigate } from './navigation.ts';
import type { Settings } from './settings.ts';

const LabRoom = lazy(() => import('./launch-labs.tsx').then(({ LabRoom }) => ({ default: LabRoom })));
const LabShelf = lazy(() => import('./launch-lab-shelf.tsx').then(({ LabShelf }) => ({ default: LabShelf })));
const CourseRoom = lazy(() =>
  import('./launch-courses.tsx').then(({ CourseRoom }) => ({ default: CourseRoom })),
);
const CourseShelf = lazy(() =>
  import('./launch-courses.tsx').then(({ CourseShelf }) => ({ default: CourseShelf })),
);

/** The pages of an LTI launch: components in a bare page, no sidebar, no top bar, no footer. @see LTI-8..LTI-13, LTI-25 */
export function LaunchApp({ settings }: { settings: Settings }) {
  const program = useMemo(() => {
    const made = createLaunchProgram(settings);
    keepFrameSized(made.launch);
    return made;
  }, [settings]);
  return (
    <DrawbridgeProvider host={program.host}>
      <Suspense fallback={null}>
        <LaunchRoutes program={program} />
      </Suspense>
      <ToastRegion toasts={program.toasts} />
    </DrawbridgeProvider>
  );
}

/** The first that fits counts, so fixed segments win over the ltik. @see ROUTE-23 */
function LaunchRoutes({ program }: { program: LaunchProgram }) {
  return (
    <Switch>
      <Route path="/labs/details/:labId/:ltik?">
        <LabPage program={program} />
      </Route>
      <Route path="/labs/:ltik?">
        <LabsPage program={program} />
      </Route>
      <Route path="/integration/courses-details/:ltik?">
        <CoursePage program={program} />
      </Route>
      <Route path="/integration/:ltik?">
        <CoursesPage program={program} />
      </Route>
      <Route>
        <NoPage />
      </Route>
    </Switch>
  );
}

/** Goes to a page of this launch, at an address that its platform may load again. */
function useGo(launch: LaunchStore) {
  const navigate = useNavigate();
  return useCallback(
    (path: string, options?: { replace: boolean }) => navigate(toAddress(launch, path), options),
    [launch, navigate],
  );
}

/** Takes the used ltik out of the address, so that it stands in no history. @see LTI-24 */
function useStripped(launch: LaunchStore, path: string) {
  const go = useGo(launch);
  return useCallback(() => go(path, { replace: true }), [go, path]);
}

function LabPage({ program: { launch } }: { program: LaunchProgram }) {
  const { labId = '', ltik } = useParams();
  const onOpened = useStripped(launch, `/labs/details/${labId}`);
  return (
    <main className={styles.labPage}>
      <LaunchGate launch={launch} ltik={ltik} onOpened={onOpened}>
        {(session) => <LabRoom labId={labId} launch={launch} session={session} />}
      </LaunchGate>
    </main>
  );
}

function LabsPage({ program: { launch, settings } }: { program: LaunchProgram }) {
  const { ltik } = useParams();
  const go = useGo(launch);
  const onOpened = useStripped(launch, '/labs');
  return (
    <main className={styles.page}>
      <Logo productName={settings.productName} />
      <LaunchGate launch={launch} ltik={ltik} onOpened={onOpened}>
        {() => <LabShelf onOpen={(labId) => go(`/labs/details/${labId}`)} />}
      </LaunchGate>
    </main>
  );
}

function CoursePage({ program: { launch } }: { program: LaunchProgram }) {
  const { ltik } = useParams();
  const courseId = new URLSearchParams(location.search).get('course_id');
  const onOpened = useStripped(
    launch,
    `/integration/courses-details${courseId ? `?course_id=${encodeURIComponent(courseId)}` : ''}`,
  );
  return (
    <main className={styles.page}>
      <LaunchGate launch={launch} ltik={ltik} onOpened={onOpened}>
        {(session) => <CourseRoom launch={launch} courseId={courseId ?? session.course_id ?? ''} />}
      </LaunchGate>
    </main>
  );
}

function CoursesPage({ program: { launch, settings } }: { program: LaunchProgram }) {
  const { ltik } = useParams();
  const go = useGo(launch);
  const onOpened = useStripped(launch, '/integration');
  return (
    <main className={styles.page}>
      <Logo productName={settings.productName} />
      <LaunchGate launch={launch} ltik={ltik} onOpened={onOpened}>
        {() => (
          <CourseShelf
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
