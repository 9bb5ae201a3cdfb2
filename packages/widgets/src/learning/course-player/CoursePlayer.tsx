import { isClosed } from '@drawbridge/contracts/rules';
import { EmptyState, ProblemState } from '@drawbridge/ui';
import { lazy, Suspense, useEffect } from 'react';
import { Finished, type FinishedProps } from './end/Finished.tsx';
import { NotFinished } from './end/NotFinished.tsx';
import { LoadingPlayer } from './LoadingPlayer.tsx';
import { t } from './messages.ts';
import { Player } from './Player.tsx';
import type { CoursePlayerProps } from './player-props.ts';

const ClosedCourse = lazy(async () => ({ default: (await import('./ClosedCourse.tsx')).ClosedCourse }));

const renderFinished = (end: FinishedProps) => <Finished {...end} />;

/**
 * A course in progress: the outline, one item, and the next step. It fetches nothing and has no content of its own;
 * `ConnectedCoursePlayer` has both.
 * @see PLAYER-7, EMB-1
 */
export function CoursePlayer(props: CoursePlayerProps) {
  const { course: shown, onRetry, itemId, onBrowse, onReview, renderEnd = renderFinished, ...ways } = props;
  const { onOpenIntro, onLeave = onOpenIntro } = ways;
  const course = shown.state === 'ready' ? shown.value : undefined;
  const courseId = course?._key;
  // Without enrollment no page of a course shows. @see PLAYER-34
  const isOutside = course !== undefined && !course.is_enrolled;
  useEffect(() => {
    if (isOutside && courseId !== undefined) onOpenIntro(courseId);
  }, [isOutside, onOpenIntro, courseId]);

  if (shown.state === 'problem') {
    if (shown.problem.status === 404 || shown.problem.code === 'bad_input')
      return <EmptyState title={t('courseNotFound')} />;
    return (
      <ProblemState
        title={t('failed')}
        message={shown.problem.message}
        onRetry={onRetry}
        incidentId={shown.problem.incident}
      />
    );
  }
  if (!course || isOutside) return <LoadingPlayer />;
  // The end of a course that is complete stays: it is the learner's own.
  if (isClosed(course) && !(itemId === undefined && course.is_completed))
    return (
      <Suspense fallback={<LoadingPlayer />}>
        <ClosedCourse course={course} onLeave={onLeave} />
      </Suspense>
    );
  if (itemId === undefined) {
    if (!course.is_completed) return <NotFinished course={course} {...ways} />;
    const { onFeedback } = ways;
    return renderEnd({
      course,
      onOpenCourse: () => onLeave(course._key),
      onBrowse,
      onReview,
      onFeedback: onFeedback && ((feedback) => onFeedback(course._key, feedback)),
    });
  }
  return <Player {...ways} course={course} itemId={itemId} onLeave={onLeave} />;
}
