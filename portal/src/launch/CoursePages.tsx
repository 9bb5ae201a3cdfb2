import { LAUNCH_PAGES, toPagePath } from '@drawbridge/contracts';
import { LaunchGate } from '@drawbridge/widgets/integration/launch';
import { useSearch } from 'wouter';
import { createLazyScreen } from '../router/lazy-screen.tsx';
import { ListPage } from './ListPage.tsx';
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

interface OneCourseProps extends LaunchPageProps {
  courseId: string | null;
  onlyItemId?: string | null;
  /** The page's own address, without the ltik. */
  path: string;
}

function OneCourse({ page: { launch }, account, courseId, onlyItemId = null, path }: OneCourseProps) {
  usePreload(launchCourse);
  const ltik = useLtik();
  const go = useGo(launch);
  const onOpened = useStripped(launch, path);
  return (
    <main className={styles.page}>
      <LaunchGate launch={launch} ltik={ltik} onOpened={onOpened}>
        {(session) => {
          const shownId = courseId ?? session.course_id ?? '';
          return launchCourse.render({
            launch,
            session,
            account,
            courseId: shownId,
            onlyItemId: onlyItemId ?? undefined,
            onOpenList: () => go(toPagePath(LAUNCH_PAGES.courses, {})),
            onOpenProgress: session.learner.is_instructor
              ? () => go(toProgressPath({ course_id: shownId, item_id: onlyItemId }))
              : undefined,
          });
        }}
      </LaunchGate>
    </main>
  );
}

/** @see LTI-11 */
export function CoursePage(props: LaunchPageProps) {
  const courseId = new URLSearchParams(useSearch()).get('course_id');
  return <OneCourse {...props} courseId={courseId} path={toCoursePath(courseId)} />;
}

/** One item of a course by itself, most often a video: the launch or the query names it. @see LTI-12 */
export function VideoPage(props: LaunchPageProps) {
  const query = new URLSearchParams(useSearch());
  const [courseId, itemId] = [query.get('course_id'), query.get('item_id')];
  return (
    <OneCourse {...props} courseId={courseId} onlyItemId={itemId} path={toVideoPath(courseId, itemId)} />
  );
}

export function CoursesPage(props: LaunchPageProps) {
  return (
    <ListPage
      {...props}
      screen={launchCourseList}
      pattern={LAUNCH_PAGES.courses}
      from="courses"
      toItemPath={toCoursePath}
    />
  );
}
