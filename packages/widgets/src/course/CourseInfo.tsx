import type { CourseDetail } from '@drawbridge/contracts';
import { Badge, Button, EmptyState, iconLock, ProblemState } from '@drawbridge/ui';
import { useEffect } from 'react';
import { useDrawbridge, useStore, withLoading } from '../provider/index.ts';
import { LoadingIntro } from './CourseIntro.tsx';
import { CourseOutline } from './CourseOutline.tsx';
import * as styles from './course.css.ts';
import { IntroLayout } from './IntroLayout.tsx';
import { messages } from './messages.ts';

export interface CourseInfoProps {
  courseId: string;
  /** The learner wants what their plan does not include. */
  onUpgrade: (courseId: string) => void;
  /** The course is open to the learner after all: what it is says which page it has. */
  onOpen: (course: CourseDetail) => void;
}

const PLAN_NAMES = { IND: messages.planIND, FT: messages.planFT, ENT: messages.planENT };

/** A course outside the subscription: what it teaches, how long it takes, and which plan opens it. @see NAV-15, CARD-14, ROLE-10 */
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
  const open = course && !course.upgrade && !course.disabled ? course : undefined;
  useEffect(() => {
    if (open) onOpen(open);
  }, [open, onOpen]);

  if (shown.state === 'problem') {
    if (shown.problem.status === 404 || shown.problem.code === 'bad_input')
      return <EmptyState title={messages.notFound.text} message={messages.notFoundHint.text} />;
    return (
      <ProblemState
        title={messages.introFailed.text}
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
  return (
    <IntroLayout
      course={course}
      badge={<Badge icon={iconLock}>{messages[course.upgrade ? 'needsUpgrade' : 'notIncluded'].text}</Badge>}
      actions={
        <>
          <p className={styles.locked}>
            {(course.upgrade ? messages.upgradeHint : messages.disabledHint).text}
          </p>
          <Plans course={course} />
          {course.upgrade && (
            <Button tone="primary" wide onClick={upgrade}>
              {messages.upgradeNow.text}
            </Button>
          )}
        </>
      }
    >
      <h2 className={styles.sectionTitle}>{messages.teaches.text}</h2>
      <CourseOutline course={course} onOpenItem={() => undefined} />
    </IntroLayout>
  );
}

function Plans({ course: { included_in: plans = [] } }: { course: CourseDetail }) {
  if (plans.length === 0) return null;
  return (
    <p className={styles.included}>
      <span className={styles.factName}>{messages.includedIn.text}</span>
      {plans.map((plan) => (
        <Badge key={plan}>{PLAN_NAMES[plan].text}</Badge>
      ))}
    </p>
  );
}
