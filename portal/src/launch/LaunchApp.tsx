import type { LaunchSession } from '@drawbridge/client';
import { LAUNCH_PAGES, toPagePath } from '@drawbridge/contracts';
import { Button, EmptyState, LoadingOverlay, Logo, ToastRegion } from '@drawbridge/ui';
import { AccountButton, type AccountButtonProps } from '@drawbridge/widgets/account-link';
import { BackToPlatform, LaunchGate } from '@drawbridge/widgets/launch';
import { DrawbridgeProvider } from '@drawbridge/widgets/provider';
import { useSignals } from '@preact/signals-react/runtime';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Route, Switch, useLocation, useParams } from 'wouter';
import { createLazyScreen, type LazyScreen } from '../router/lazy-screen.tsx';
import { useNavigate } from '../router/use-navigate.ts';
import type { Settings } from '../settings.ts';
import { OVERLAY_DELAY_MS } from '../shell/overlay-delay.ts';
import { followFrameSize, LAB_HEIGHT_PX } from './frame-size.ts';
import * as styles from './launch-app.css.ts';
import { createLaunchPage, type LaunchPage, toAddress } from './launch-page.ts';

const launchLab = createLazyScreen(async () => (await import('./LaunchLab.tsx')).LaunchLab);
const launchLabList = createLazyScreen(async () => (await import('./LaunchLabList.tsx')).LaunchLabList);
const launchCourse = createLazyScreen(async () => (await import('./LaunchCourses.tsx')).LaunchCourse);
const launchCourseList = createLazyScreen(async () => (await import('./LaunchCourses.tsx')).LaunchCourseList);
const launchContentPicker = createLazyScreen(
  async () => (await import('./LaunchContentPicker.tsx')).LaunchContentPicker,
);
const launchContextProgress = createLazyScreen(
  async () => (await import('./LaunchContextProgress.tsx')).LaunchContextProgress,
);

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

interface PageProps {
  page: LaunchPage;
  /** What the button that links an account needs. */
  account: Pick<AccountButtonProps, 'productName' | 'onPersonChanged'>;
}

/** The first that matches counts, so fixed segments win over the ltik. @see ROUTE-23 */
export function LaunchRoutes({ page, account }: PageProps) {
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

const labPath = (labId: string) => toPagePath(LAUNCH_PAGES.lab, { labId });
const coursePath = (courseId: string | null) =>
  `${toPagePath(LAUNCH_PAGES.course, {})}${courseId ? `?course_id=${encodeURIComponent(courseId)}` : ''}`;
/** The progress of the class, and of which page its way back leads to: a lab, or a list. */
const progressPath = (query: { lab_id?: string; from?: 'labs' | 'courses' } = {}) =>
  `${toPagePath(LAUNCH_PAGES.contextProgress, {})}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''}`;

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

/** Fetches a screen while its launch is being opened; what fails is fetched again where it is shown. */
function usePreload({ preload }: Pick<LazyScreen, 'preload'>) {
  useEffect(() => {
    preload()?.catch(() => undefined);
  }, [preload]);
}

function LabPage({ page: { launch }, account }: PageProps) {
  usePreload(launchLab);
  const { labId = '', ltik } = useParams();
  const go = useGo(launch);
  const onOpened = useStripped(launch, labPath(labId));
  return (
    <main className={styles.labPage} data-frame-height={LAB_HEIGHT_PX}>
      <LaunchGate launch={launch} ltik={ltik} onOpened={onOpened}>
        {(session) =>
          launchLab.render({
            labId,
            launch,
            session,
            account,
            onOpenLab: (id) => go(labPath(id)),
            onOpenList: () => go(toPagePath(LAUNCH_PAGES.labs, {})),
            onOpenProgress: () => go(progressPath({ lab_id: labId })),
          })
        }
      </LaunchGate>
    </main>
  );
}

function LabsPage({ page: { launch, settings }, account }: PageProps) {
  usePreload(launchLabList);
  const { ltik } = useParams();
  const go = useGo(launch);
  const onOpened = useStripped(launch, toPagePath(LAUNCH_PAGES.labs, {}));
  return (
    <main className={styles.page}>
      <LaunchGate launch={launch} ltik={ltik} onOpened={onOpened}>
        {(session) => (
          <>
            <div className={styles.bar}>
              <span className={styles.barLogo}>
                <Logo productName={settings.productName} />
              </span>
              <div className={styles.barWays}>
                <BackToPlatform session={session} />
                <AccountButton session={session} {...account} />
              </div>
            </div>
            {launchLabList.render({
              onOpen: (labId) => go(labPath(labId)),
              onOpenProgress: session.learner.is_instructor
                ? () => go(progressPath({ from: 'labs' }))
                : undefined,
            })}
          </>
        )}
      </LaunchGate>
    </main>
  );
}

function CoursePage({ page: { launch }, account }: PageProps) {
  usePreload(launchCourse);
  const { ltik } = useParams();
  const go = useGo(launch);
  const courseId = new URLSearchParams(location.search).get('course_id');
  const onOpened = useStripped(launch, coursePath(courseId));
  return (
    <main className={styles.page}>
      <LaunchGate launch={launch} ltik={ltik} onOpened={onOpened}>
        {(session) =>
          launchCourse.render({
            launch,
            session,
            account,
            courseId: courseId ?? session.course_id ?? '',
            onOpenList: () => go(toPagePath(LAUNCH_PAGES.courses, {})),
          })
        }
      </LaunchGate>
    </main>
  );
}

/** One item of a course, for a person whose launch is open. @see LTI-12 */
function VideoPage({ page: { launch }, account }: PageProps) {
  usePreload(launchCourse);
  const go = useGo(launch);
  const query = new URLSearchParams(location.search);
  const courseId = query.get('course_id');
  return (
    <main className={styles.page}>
      <LaunchGate launch={launch} ltik={undefined}>
        {(session) =>
          launchCourse.render({
            launch,
            session,
            account,
            courseId: courseId ?? session.course_id ?? '',
            onOpenList: () => go(toPagePath(LAUNCH_PAGES.courses, {})),
            startAt: query.get('item_id') ?? undefined,
          })
        }
      </LaunchGate>
    </main>
  );
}

/** Fits any height, as the lab does: its buttons stay in view. @see LTI-18 */
function ContentPickerPage({ page: { launch } }: { page: LaunchPage }) {
  usePreload(launchContentPicker);
  const { ltik } = useParams();
  const onOpened = useStripped(launch, toPagePath(LAUNCH_PAGES.contentPicker, {}));
  return (
    <main className={styles.labPage} data-frame-height={LAB_HEIGHT_PX}>
      <LaunchGate launch={launch} ltik={ltik} onOpened={onOpened}>
        {(session) => launchContentPicker.render({ session })}
      </LaunchGate>
    </main>
  );
}

/** What the learners of the class did, for its instructors; also where the review of one learner begins. @see LTI-17 */
function ContextProgressPage({ page: { launch } }: { page: LaunchPage }) {
  usePreload(launchContextProgress);
  const { ltik } = useParams();
  const go = useGo(launch);
  const onOpened = useStripped(launch, progressPath());
  const query = new URLSearchParams(location.search);
  const labId = query.get('lab_id') ?? undefined;
  const from = query.get('from');
  const exits = {
    lab: { label: 'Back to the lab', onPress: () => go(labPath(labId ?? '')) },
    labs: { label: 'Back to the labs', onPress: () => go(toPagePath(LAUNCH_PAGES.labs, {})) },
    courses: { label: 'Back to the courses', onPress: () => go(toPagePath(LAUNCH_PAGES.courses, {})) },
  };
  const exit =
    labId === undefined ? (from === 'labs' || from === 'courses' ? exits[from] : undefined) : exits.lab;
  return (
    <main className={styles.labPage} data-frame-height={LAB_HEIGHT_PX}>
      <LaunchGate launch={launch} ltik={ltik} onOpened={onOpened}>
        {(session) => launchContextProgress.render({ session, labId, exit })}
      </LaunchGate>
    </main>
  );
}

function CoursesPage({ page: { launch, settings }, account }: PageProps) {
  usePreload(launchCourseList);
  const { ltik } = useParams();
  const go = useGo(launch);
  const onOpened = useStripped(launch, toPagePath(LAUNCH_PAGES.courses, {}));
  return (
    <main className={styles.page}>
      <LaunchGate launch={launch} ltik={ltik} onOpened={onOpened}>
        {(session) => (
          <>
            <div className={styles.bar}>
              <span className={styles.barLogo}>
                <Logo productName={settings.productName} />
              </span>
              <div className={styles.barWays}>
                <BackToPlatform session={session} />
                <AccountButton session={session} {...account} />
              </div>
            </div>
            {launchCourseList.render({
              onOpen: (id) => go(coursePath(id)),
              onOpenProgress: session.learner.is_instructor
                ? () => go(progressPath({ from: 'courses' }))
                : undefined,
            })}
          </>
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
