import type { LabLesson } from '@drawbridge/contracts/practice';
import { findItemAt, isClosed } from '@drawbridge/contracts/rules';
import { lazy, type ReactNode, Suspense, useCallback, useEffect } from 'react';
import { useStore, withLoading } from '../../provider/index.ts';
import { CoursePlayer } from './CoursePlayer.tsx';
import type { EndWays } from './end/CourseEnd.tsx';
import { LoadingPlayer } from './LoadingPlayer.tsx';
import { PlayerItem } from './PlayerItem.tsx';
import type { CoursePlayerProps } from './player-props.ts';
import { useItemVisit } from './use-item-visit.ts';

const AwardPage = lazy(async () => ({ default: (await import('./end/AwardPage.tsx')).AwardPage }));
const CourseEnd = lazy(async () => ({ default: (await import('./end/CourseEnd.tsx')).CourseEnd }));

export interface ConnectedCoursePlayerProps
  extends Omit<
    CoursePlayerProps,
    'course' | 'onRetry' | 'onMark' | 'onFeedback' | 'renderItem' | 'renderEnd'
  > {
  courseId: string;
  /** Shows this badge in place of the end of the course. @see PLAYER-26 */
  badgeId?: string | undefined;
  /** Ends the session. A lab, which fills the window, offers it among its commands. */
  onLogout?: () => void;
  /** URL of a lesson, so that the verdict of a lab links to the one that explains a wrong fix. */
  toLessonHref?: ((lesson: LabLesson) => string) | undefined;
  /** At the end of the course: what to learn next. */
  suggestions?: ReactNode;
  /**
   * What the end of the course links to: the course that comes next, and the form that adds the certificate to a
   * profile. A page in the frame of another site leaves it out.
   */
  endWays?: EndWays | undefined;
  /** Shows the certificate at the end of the course. The token of a partner's page may not fetch it. */
  hasCertificate?: boolean;
}

/** A course in progress, with its articles, videos, quizzes, labs and files. @see EMB-1 */
export const ConnectedCoursePlayer = withLoading(LoadedPlayer, LoadingPlayer);

function LoadedPlayer({
  courseId,
  badgeId,
  onLogout,
  toLessonHref,
  suggestions,
  endWays,
  hasCertificate = false,
  ...props
}: ConnectedCoursePlayerProps) {
  const courses = useStore('courses');
  useEffect(() => {
    // A page that is left cancels its request. @see ERR-23
    const leaving = new AbortController();
    void courses.open(courseId, leaving.signal);
    return () => leaving.abort();
  }, [courses, courseId]);
  const refresh = useCallback(() => void courses.open(courseId), [courses, courseId]);
  const { value: shown } = courses.course;
  const course = shown.state === 'ready' && shown.value._key === courseId ? shown.value : undefined;
  const { itemId, subjectId: subjectKey, kind } = props;
  const place =
    course?.is_enrolled && !isClosed(course) && itemId !== undefined
      ? findItemAt(course.items, { itemKey: itemId, subjectKey, kind })
      : undefined;
  const visit = useItemVisit(courseId, place?.item);

  if (badgeId !== undefined)
    return (
      <Suspense fallback={<LoadingPlayer />}>
        <AwardPage {...props} awardId={badgeId} courseId={courseId} course={course} />
      </Suspense>
    );
  return (
    <CoursePlayer
      {...props}
      course={shown.state === 'ready' && !course ? { state: 'loading' } : shown}
      onRetry={refresh}
      onMark={courses.mark}
      onFeedback={courses.sendFeedback}
      renderEnd={(end) => (
        <Suspense fallback={<LoadingPlayer />}>
          <CourseEnd
            {...end}
            suggestions={suggestions}
            ways={endWays}
            hasCertificate={hasCertificate}
            onBadge={props.onBadge}
          />
        </Suspense>
      )}
      renderItem={({ item, next, mark, leave, openOutline }) => (
        <PlayerItem
          courseId={courseId}
          item={item}
          next={next}
          onMark={mark}
          onDownloaded={visit.openMedia}
          onOpenLesson={({ course_id = courseId, subject_id = '', item_id = '' }) =>
            props.onOpenItem(course_id, subject_id, item_id)
          }
          onExit={leave}
          onOpenOutline={openOutline}
          onLogout={onLogout}
          toLessonHref={toLessonHref}
        />
      )}
    />
  );
}
