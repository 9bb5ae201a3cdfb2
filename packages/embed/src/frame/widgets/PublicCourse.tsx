import { EmptyState, ProblemState, Skeleton } from '@drawbridge/ui';
import { CourseCard } from '@drawbridge/widgets/learning/course';
import { useStore, withLoading } from '@drawbridge/widgets/provider';
import { useEffect } from 'react';
import { useFramePage } from '../frame-context.ts';
import { t } from '../messages.ts';

interface PublicCourseProps {
  courseId: string;
  onOpen: () => void;
}

/** A course as anybody may see it. */
export const PublicCourse = withLoading(LoadedCourse, () => <Skeleton shape="block" height={360} />);

function LoadedCourse({ courseId, onOpen }: PublicCourseProps) {
  const { settings, host } = useFramePage();
  const store = useStore('embedCatalogue', settings.embed.publishableKey);
  useEffect(() => void store.loadCourse(courseId), [store, courseId]);
  const { value: shown } = store.course;
  const isUnknown =
    shown.state === 'problem' && (shown.problem.status === 404 || shown.problem.code === 'bad_input');
  useEffect(() => {
    if (isUnknown) host.tell('error', { code: 'not_found' });
  }, [host, isUnknown]);
  if (shown.state === 'loading') return <Skeleton shape="block" height={360} />;
  if (isUnknown) return <EmptyState compact title={t('noCourse')} message={t('noCourseHint')} />;
  if (shown.state === 'problem')
    return (
      <ProblemState
        compact
        title={t('courseFailed')}
        message={shown.problem.message}
        onRetry={() => void store.loadCourse(courseId)}
        incidentId={shown.problem.incident}
      />
    );
  return <CourseCard course={shown.value} onOpen={onOpen} />;
}
