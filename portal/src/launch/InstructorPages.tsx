import { LAUNCH_PAGES, toPagePath } from '@drawbridge/contracts';
import { LaunchGate } from '@drawbridge/widgets/integration/launch';
import { useSearch } from 'wouter';
import { createLazyScreen } from '../router/lazy-screen.tsx';
import { LAB_HEIGHT_PX } from './frame-size.ts';
import * as styles from './launch-app.css.ts';
import type { LaunchPageProps } from './launch-page-props.ts';
import {
  toCoursePath,
  toLabPath,
  toProgressPath,
  toVideoPath,
  useGo,
  useLtik,
  usePreload,
  useStripped,
} from './launch-ways.ts';

const launchContentPicker = createLazyScreen(
  async () => (await import('./LaunchContentPicker.tsx')).LaunchContentPicker,
);
const launchContextProgress = createLazyScreen(
  async () => (await import('./LaunchContextProgress.tsx')).LaunchContextProgress,
);

/** Fits any height, as the lab does: its buttons stay in view. @see LTI-18 */
export function ContentPickerPage({ page: { launch } }: Pick<LaunchPageProps, 'page'>) {
  usePreload(launchContentPicker);
  const ltik = useLtik();
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
export function ContextProgressPage({ page: { launch } }: Pick<LaunchPageProps, 'page'>) {
  usePreload(launchContextProgress);
  const ltik = useLtik();
  const go = useGo(launch);
  const query = new URLSearchParams(useSearch());
  const labId = query.get('lab_id') ?? undefined;
  const courseId = query.get('course_id') ?? undefined;
  const itemId = query.get('item_id');
  const from = query.get('from');
  const own = toProgressPath({ lab_id: labId, course_id: courseId, item_id: itemId, from });
  const onOpened = useStripped(launch, own);
  const findExit = () => {
    if (labId !== undefined) return { label: 'Back to the lab', onPress: () => go(toLabPath(labId)) };
    if (courseId !== undefined && itemId !== null)
      return { label: 'Back to the lesson', onPress: () => go(toVideoPath(courseId, itemId)) };
    if (courseId !== undefined)
      return { label: 'Back to the course', onPress: () => go(toCoursePath(courseId)) };
    if (from === 'labs')
      return { label: 'Back to the labs', onPress: () => go(toPagePath(LAUNCH_PAGES.labs, {})) };
    if (from === 'courses')
      return { label: 'Back to the courses', onPress: () => go(toPagePath(LAUNCH_PAGES.courses, {})) };
    return undefined;
  };
  return (
    <main className={styles.labPage} data-frame-height={LAB_HEIGHT_PX}>
      <LaunchGate launch={launch} ltik={ltik} onOpened={onOpened}>
        {(session) => launchContextProgress.render({ session, labId, exit: findExit() })}
      </LaunchGate>
    </main>
  );
}
