import { LAUNCH_PAGES, toPagePath } from '@drawbridge/contracts';
import { LaunchGate } from '@drawbridge/widgets/launch';
import { useSearch } from 'wouter';
import { createLazyScreen } from '../router/lazy-screen.tsx';
import { ListBar } from './ListBar.tsx';
import * as styles from './launch-app.css.ts';
import type { LaunchPageProps } from './launch-page-props.ts';
import {
  toCoursePath,
  toProgressPath,
  toVideoPath,
  useGo,
  useLtik,
  usePreload,
  useStripped,
} from './launch-ways.ts';

const launchCourse = createLazyScreen(async () => (await import('./LaunchCourses.tsx')).LaunchCourse);
const launchCourseList = createLazyScreen(async () => (await import('./LaunchCourses.tsx')).LaunchCourseList);

/** @see LTI-11 */
export function CoursePage({ page: { launch }, account }: LaunchPageProps) {
  usePreload(launchCourse);
  const ltik = useLtik();
  const go = useGo(launch);
  const courseId = new URLSearchParams(useSearch()).get('course_id');
  const onOpened = useStripped(launch, toCoursePath(courseId));
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
            onOpenProgress: session.learner.is_instructor
              ? () => go(toProgressPath({ course_id: courseId ?? session.course_id }))
              : undefined,
          })
        }
      </LaunchGate>
    </main>
  );
}

/** One item of a course by itself, most often a video: the launch or the query names it. @see LTI-12 */
export function VideoPage({ page: { launch }, account }: LaunchPageProps) {
  usePreload(launchCourse);
  const ltik = useLtik();
  const go = useGo(launch);
  const query = new URLSearchParams(useSearch());
  const [courseId, itemId] = [query.get('course_id'), query.get('item_id')];
  const onOpened = useStripped(launch, toVideoPath(courseId, itemId));
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
            onOpenProgress: undefined,
            onlyItemId: itemId ?? undefined,
          })
        }
      </LaunchGate>
    </main>
  );
}

export function CoursesPage({ page, account }: LaunchPageProps) {
  const { launch } = page;
  usePreload(launchCourseList);
  const ltik = useLtik();
  const go = useGo(launch);
  const onOpened = useStripped(launch, toPagePath(LAUNCH_PAGES.courses, {}));
  return (
    <main className={styles.page}>
      <LaunchGate launch={launch} ltik={ltik} onOpened={onOpened}>
        {(session) => (
          <>
            <ListBar page={page} account={account} session={session} />
            {launchCourseList.render({
              onOpen: (id) => go(toCoursePath(id)),
              onOpenProgress: session.learner.is_instructor
                ? () => go(toProgressPath({ from: 'courses' }))
                : undefined,
            })}
          </>
        )}
      </LaunchGate>
    </main>
  );
}
