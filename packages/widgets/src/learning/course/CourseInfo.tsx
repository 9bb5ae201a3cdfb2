import type { CourseDetail } from '@drawbridge/contracts/learning';
import { isClosed } from '@drawbridge/contracts/rules';
import { EmptyState, ProblemState } from '@drawbridge/ui';
import { useEffect } from 'react';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { ClosedIntro } from './ClosedIntro.tsx';
import { LoadingIntro } from './CourseIntro.tsx';
import { t } from './messages.ts';

export interface CourseInfoProps {
  courseId: string;
  /** Called when the learner asks for what the plan does not include. */
  onUpgrade: (courseId: string) => void;
  /** Called when the course is open to the learner after all. The course tells which page it has. */
  onOpen: (course: CourseDetail) => void;
}

/**
 * Shows a course outside the subscription: what it teaches, how long it takes, and which plan opens it.
 * @see NAV-15, CARD-14, ROLE-10
 */
export const CourseInfo = withLoading(LoadedInfo, LoadingIntro);

function LoadedInfo({ courseId, onUpgrade, onOpen }: CourseInfoProps) {
  const courses = useStore('courses');
  const { store } = useDrawbridge();
  useEffect(() => {
    // A page that is left cancels its request. @see ERR-23
    const leaving = new AbortController();
    void courses.open(courseId, leaving.signal);
    // Somebody who comes back from another page may have upgraded there.
    const look = () =>
      document.visibilityState === 'visible' && void courses.refresh(courseId, leaving.signal);
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      leaving.abort();
    };
  }, [courses, courseId]);
  const { value: shown } = courses.course;
  const course = shown.state === 'ready' && shown.value._key === courseId ? shown.value : undefined;
  const open = course && !isClosed(course) ? course : undefined;
  useEffect(() => {
    if (open) onOpen(open);
  }, [open, onOpen]);

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
  if (!course || open) return <LoadingIntro />;

  function upgrade() {
    // The page goes on without it.
    store('activityEvents').then(
      (events) => events.wantUpgrade({ id: crypto.randomUUID(), courseId }),
      () => undefined,
    );
    onUpgrade(courseId);
  }
  return <ClosedIntro course={course} onUpgrade={upgrade} />;
}
