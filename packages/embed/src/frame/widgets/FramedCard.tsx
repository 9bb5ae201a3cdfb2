import { ProblemState, Skeleton } from '@drawbridge/ui';
import { CourseCard } from '@drawbridge/widgets/learning/course';
import { useStore, withLoading } from '@drawbridge/widgets/provider';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { addresses } from '../addresses.ts';
import { useFramePage } from '../frame-context.ts';
import { t } from '../messages.ts';
import { PublicCourse } from './PublicCourse.tsx';

/** One course: with the visitor's progress, or as anybody sees it. */
export function FramedCard() {
  useSignals();
  const { settings, session, openPage } = useFramePage();
  const courseId = settings.course ?? '';
  if (session.state.value === 'open') return <OwnCourse />;
  const open = () =>
    void openPage({ url: addresses.signIn(addresses.course(courseId)), course_id: courseId });
  return <PublicCourse courseId={courseId} onOpen={open} />;
}

const OwnCourse = withLoading(LoadedCourse, () => <Skeleton shape="block" height={360} />);

function LoadedCourse() {
  const { settings, openPage } = useFramePage();
  const courseId = settings.course ?? '';
  const courses = useStore('courses');
  useEffect(() => void courses.open(courseId), [courses, courseId]);
  const { value: shown } = courses.course;
  if (shown.state === 'loading') return <Skeleton shape="block" height={360} />;
  if (shown.state === 'problem')
    return (
      <ProblemState
        compact
        title={t('courseFailed')}
        message={shown.problem.message}
        onRetry={() => void courses.open(courseId)}
        incidentId={shown.problem.incident}
      />
    );
  return (
    <CourseCard
      course={shown.value}
      onOpen={() => void openPage({ url: addresses.course(courseId), course_id: courseId })}
    />
  );
}
