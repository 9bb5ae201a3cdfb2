import { findResumeItem, isClosed, walkCourse } from '@drawbridge/contracts/rules';
import {
  Badge,
  Button,
  EmptyState,
  Inline,
  ProblemState,
  ProgressBar,
  Skeleton,
  Stack,
} from '@drawbridge/ui';
import { useEffect, useState } from 'react';
import { useStore, withLoading } from '../../provider/index.ts';
import { ConnectedWishlistButton } from '../wishlist/index.ts';
import { ClosedIntro } from './ClosedIntro.tsx';
import { CourseOutline } from './CourseOutline.tsx';
import * as styles from './course.css.ts';
import { IntroLayout } from './IntroLayout.tsx';
import { messages, t } from './messages.ts';

export interface CourseIntroProps {
  courseId: string;
  /** The item that the learner wanted before enrolling. After enrolling, it opens instead of the first item. */
  wantedItemId?: string | undefined;
  /** Called to open an item: the item to resume, after enrolling or on Continue. @see PLAYER-6 */
  onOpenItem: (courseId: string, subjectId: string, itemId: string) => void;
  /** Gives the addresses of the items. With it, the lessons in the list are links. */
  toItemHref?: (courseId: string, subjectId: string, itemId: string) => string;
  /**
   * Called when the learner's plan does not open the course. Another page shows what an upgrade includes.
   * @see NAV-3, NAV-15
   */
  onNeedsUpgrade?: (courseId: string) => void;
  /** False when the learner has no favorites: the introduction then shows no heart. */
  hasFavorites?: boolean;
}

/** Introduces a course before it is begun, and is the way back into a course in progress. @see PLAYER-1 */
export const CourseIntro = withLoading(LoadedIntro, LoadingIntro);

function LoadedIntro(props: CourseIntroProps) {
  const { courseId, wantedItemId, onOpenItem, toItemHref, onNeedsUpgrade, hasFavorites = true } = props;
  const courses = useStore('courses');
  const [isEnrolling, setIsEnrolling] = useState(false);
  useEffect(() => {
    // A page that is left cancels its request. @see ERR-23
    const leaving = new AbortController();
    void courses.open(courseId, leaving.signal);
    void courses.loadProgress(courseId, leaving.signal);
    return () => leaving.abort();
  }, [courses, courseId]);

  const { value: shown } = courses.course;
  const closed =
    shown.state === 'ready' && shown.value._key === courseId && isClosed(shown.value)
      ? shown.value
      : undefined;
  const isNotOpen = closed !== undefined;
  useEffect(() => {
    if (isNotOpen) onNeedsUpgrade?.(courseId);
  }, [isNotOpen, onNeedsUpgrade, courseId]);
  // Where there is no such page, what it says stands here.
  if (closed) return onNeedsUpgrade ? <LoadingIntro /> : <ClosedIntro course={closed} />;
  if (shown.state === 'loading') return <LoadingIntro />;
  if (shown.state === 'problem') {
    if (shown.problem.status === 404 || shown.problem.code === 'bad_input')
      return <EmptyState title={t('notFound')} message={t('notFoundHint')} />;
    return (
      <ProblemState
        title={t('introFailed')}
        message={shown.problem.message}
        onRetry={() => void courses.open(courseId)}
        incidentId={shown.problem.incident}
      />
    );
  }

  const course = shown.value;
  async function begin() {
    const isNew = !course.is_enrolled;
    if (isNew) {
      setIsEnrolling(true);
      const isEnrolled = await courses.enroll(courseId);
      setIsEnrolling(false);
      if (!isEnrolled) return;
    }
    // As it is now: labs that were passed before are complete from the enrollment on.
    const { value: now } = courses.course;
    const { items } = now.state === 'ready' ? now.value : course;
    const wanted = isNew ? walkCourse(items).find(({ item }) => item._key === wantedItemId) : undefined;
    const resume = wanted ?? findResumeItem(items);
    if (resume) onOpenItem(courseId, resume.subject._key, resume.item._key);
  }

  // Until the server has said it, a course enrolled in counts as under way. @see PLAYER-36
  const isUnderWay = courses.isInProgress(courseId) ?? course.is_enrolled;
  const begun = isUnderWay ? messages.continue : messages.start;
  const action = course.is_completed ? messages.review : course.is_enrolled ? begun : messages.enroll;
  return (
    <IntroLayout
      course={course}
      badge={
        course.is_new && (
          <Badge tone="primary" solid>
            {t('isNew')}
          </Badge>
        )
      }
      actions={
        <>
          {course.is_enrolled && (
            <ProgressBar
              value={course.progress}
              label={t('progress', { title: course.event_name })}
              showValue
            />
          )}
          <Inline gap="2" wrap={false}>
            <Button tone="primary" wide loading={isEnrolling} onClick={() => void begin()}>
              {action.text}
            </Button>
            {hasFavorites && <ConnectedWishlistButton course={course} />}
          </Inline>
        </>
      }
    >
      <Stack gap="2">
        <h2 className={styles.sectionTitle}>{t('contents')}</h2>
        {!course.is_enrolled && <p className={styles.locked}>{t('lockedHint')}</p>}
      </Stack>
      <CourseOutline
        course={course}
        onOpenItem={(subjectId, itemId) => onOpenItem(courseId, subjectId, itemId)}
        toItemHref={toItemHref && ((subjectId, itemId) => toItemHref(courseId, subjectId, itemId))}
      />
    </IntroLayout>
  );
}

export function LoadingIntro() {
  return (
    <div className={styles.intro} role="status" aria-label={t('loading')}>
      <Skeleton shape="block" height={80} />
      <div className={styles.aside}>
        <Skeleton shape="block" height={420} />
      </div>
      {/* Lists of lessons are as long as the window: the footer does not appear to leave again. */}
      <Skeleton shape="block" height="100vh" />
    </div>
  );
}
