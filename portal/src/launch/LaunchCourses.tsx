import type { LaunchSession } from '@drawbridge/client';
import type { LaunchSession as LaunchedSession } from '@drawbridge/contracts';
import { Button, iconArrowLeft, iconReports, PageHeader, Stack } from '@drawbridge/ui';
import { ConnectedCoursePlayer } from '@drawbridge/widgets/course-player';
import { AccountButton, type AccountButtonProps } from '@drawbridge/widgets/integration/account-link';
import { BackToPlatform, ScoreLine } from '@drawbridge/widgets/integration/launch';
import { CourseGrid, CourseIntro } from '@drawbridge/widgets/learning/course';
import { useDrawbridge, useStore } from '@drawbridge/widgets/provider';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListScreenProps } from './ListPage.tsx';
import * as styles from './launch-app.css.ts';

/** The courses open to a launched learner. @see LTI-10 */
export function LaunchCourseList({ onOpen, onOpenProgress }: ListScreenProps) {
  const courses = useStore('courses');
  const load = useCallback(() => void courses.loadList({ types: ['course'] }), [courses]);
  useEffect(load, [load]);
  return (
    <Stack gap="6">
      <PageHeader
        title="Courses"
        actions={
          onOpenProgress && (
            <Button icon={iconReports} onClick={onOpenProgress}>
              Progress of the class
            </Button>
          )
        }
      />
      <CourseGrid courses={courses.list.value} onOpen={onOpen} onRetry={load} />
    </Stack>
  );
}

/** Represents the course's first page; no item key looks like it. */
const INTRO = '/';

interface LaunchCourseProps {
  launch: LaunchSession;
  session: LaunchedSession;
  account: Pick<AccountButtonProps, 'productName' | 'onPersonChanged'>;
  courseId: string;
  onOpenList: () => void;
  /** Instructors only. */
  onOpenProgress: (() => void) | undefined;
  /** Shows this item by itself, in place of the course. */
  onlyItemId?: string | undefined;
}

/** One course inside an LMS frame: which item is open is the state of this page; its address stays. @see LTI-11 */
export function LaunchCourse(props: LaunchCourseProps) {
  const { launch, session, account, courseId, onOpenList, onOpenProgress, onlyItemId } = props;
  const { store } = useDrawbridge();
  const courses = useStore('courses');
  const [itemId, setItemId] = useState<string | undefined>(onlyItemId ?? INTRO);
  /** Of a badge that is shown in place of the end of the course. */
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
          <Button tone="quiet" size="sm" icon={iconArrowLeft} onClick={onOpenList}>
            All courses
          </Button>
        ) : (
          <BackToPlatform session={session} />
        )}
        <div className={styles.barLine}>
          <ScoreLine launch={launch} />
        </div>
        {onOpenProgress && (
          <Button size="sm" icon={iconReports} onClick={onOpenProgress}>
            Progress of the class
          </Button>
        )}
        <AccountButton session={session} {...account} />
      </div>
      {content}
    </Stack>
  );
}
