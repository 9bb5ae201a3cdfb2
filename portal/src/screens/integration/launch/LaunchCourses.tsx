import { LAUNCH_PAGES, toPagePath } from '@drawbridge/contracts';
import { Button, iconArrowLeft, iconReports, PageHeader, Stack } from '@drawbridge/ui';
import { ConnectedCoursePlayer } from '@drawbridge/widgets/course-player';
import { AccountButton } from '@drawbridge/widgets/integration/account-link';
import { BackToPlatform, ScoreLine } from '@drawbridge/widgets/integration/launch';
import { CourseGrid, CourseIntro } from '@drawbridge/widgets/learning/course';
import { useDrawbridge, useStore } from '@drawbridge/widgets/provider';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import * as styles from '../../../launch/launch-app.css.ts';
import { toCoursePath, toProgressPath } from '../../../launch/launch-ways.ts';
import { useLaunched } from '../../../launch/launched.ts';

/** The courses open to a launched learner. @see LTI-10 */
export function LaunchCourseList() {
  const { session, go } = useLaunched();
  const courses = useStore('courses');
  const load = useCallback(() => void courses.loadList({ types: ['course'] }), [courses]);
  useEffect(load, [load]);
  return (
    <Stack gap="6">
      <PageHeader
        title="Courses"
        actions={
          session.learner.is_instructor && (
            <Button icon={iconReports} onClick={() => go(toProgressPath({ from: 'courses' }))}>
              Class progress
            </Button>
          )
        }
      />
      <CourseGrid
        courses={courses.list.value}
        onOpen={(courseId) => go(toCoursePath(courseId))}
        onRetry={load}
      />
    </Stack>
  );
}

/** Represents the course's first page; no item key looks like it. */
const INTRO = '/';

/** The course of the launch, or the one that was opened from the list. @see LTI-11 */
export function LaunchCourse() {
  return <LaunchedCourse onlyItemId={undefined} />;
}

/** One item of a course by itself, most often a video: the launch or the query names it. @see LTI-12 */
export function LaunchItem() {
  const itemId = new URLSearchParams(useSearch()).get('item_id');
  return <LaunchedCourse onlyItemId={itemId ?? undefined} />;
}

interface LaunchedCourseProps {
  /** Shows this item by itself, in place of the course. */
  onlyItemId: string | undefined;
}

/** A course inside an LMS frame: which item is open is the state of this page; its address stays. */
function LaunchedCourse({ onlyItemId }: LaunchedCourseProps) {
  const { launch, session, account, go } = useLaunched();
  const courseId = new URLSearchParams(useSearch()).get('course_id') ?? session.course_id ?? '';
  const { store } = useDrawbridge();
  const courses = useStore('courses');
  const [itemId, setItemId] = useState<string | undefined>(onlyItemId ?? INTRO);
  /** The badge that is shown instead of the end of the course. */
  const [badgeId, setBadgeId] = useState<string>();
  const { value: progress } = courses.course;
  useEffect(() => {
    if (progress.state !== 'ready') return;
    const follow = async () => (await store('score')).follow();
    // Each step in the course may change the score. Without the network its line stays as it is.
    follow().catch(() => undefined);
  }, [store, progress]);
  const openIntro = useCallback(() => setItemId(INTRO), []);
  function leave() {
    openIntro();
    void courses.open(courseId);
  }
  const isEnrolling = useRef(false);
  /** Who opens one item wants that item: the launch enrolls them. Where it may not, the course says why. */
  async function enrollForItem() {
    if (isEnrolling.current) return;
    isEnrolling.current = true;
    const isEnrolled = await courses.enroll(courseId);
    isEnrolling.current = false;
    if (!isEnrolled) openIntro();
  }
  const content =
    itemId === INTRO ? (
      <CourseIntro courseId={courseId} onOpenItem={(_course, _subject, id) => setItemId(onlyItemId ?? id)} />
    ) : (
      <ConnectedCoursePlayer
        courseId={courseId}
        itemId={itemId}
        isOnlyItem={onlyItemId !== undefined}
        badgeId={itemId === undefined ? badgeId : undefined}
        onOpenItem={(_course, _subject, id) => setItemId(id)}
        onOpenIntro={onlyItemId === undefined ? leave : () => void enrollForItem()}
        onLeave={leave}
        hasCertificate
        onCompleted={() => {
          setBadgeId(undefined);
          setItemId(undefined);
        }}
        onBadge={(_course, id) => {
          setBadgeId(id);
          setItemId(undefined);
        }}
      />
    );
  return (
    <Stack gap="4">
      <div className={styles.bar}>
        {/* A link to one course is an activity of its own; only from the list there is a way back to it. */}
        {session.course_id === undefined ? (
          <Button
            tone="quiet"
            size="sm"
            icon={iconArrowLeft}
            onClick={() => go(toPagePath(LAUNCH_PAGES.courses, {}))}
          >
            All courses
          </Button>
        ) : (
          <BackToPlatform session={session} />
        )}
        <div className={styles.barLine}>
          <ScoreLine launch={launch} />
        </div>
        {session.learner.is_instructor && (
          <Button
            size="sm"
            icon={iconReports}
            onClick={() => go(toProgressPath({ course_id: courseId, item_id: onlyItemId }))}
          >
            Class progress
          </Button>
        )}
        <AccountButton session={session} {...account} />
      </div>
      {content}
    </Stack>
  );
}
