import { ProblemState, Skeleton } from '@drawbridge/ui';
import { CourseCard } from '@drawbridge/widgets/course-card';
import type { CatalogueElementOptions } from '../host/catalogue-elements.ts';
import { type CatalogueCourse, fetchCourse } from './fetch-catalogue.ts';
import { messages } from './messages.ts';
import { toPage } from './to-page.ts';
import { useFetched } from './use-fetched.ts';

/** What a card shows of a learner who is not known. */
export const toShown = (course: CatalogueCourse) => ({
  ...course,
  is_enrolled: false,
  is_completed: false,
  progress: 0,
  disabled: false,
});

/** `<drawbridge-course-card course="…">` */
export function CardElement({ base, publishableKey: key, attributes, onNavigate }: CatalogueElementOptions) {
  const { course: courseId = '' } = attributes;
  const fetched = useFetched(courseId, (signal) => fetchCourse({ base, key }, courseId, signal));
  if (fetched.state === 'loading')
    return (
      <div role="status" aria-label={messages.loading.text}>
        <Skeleton shape="block" height={380} />
      </div>
    );
  if (fetched.state === 'failed')
    return (
      <ProblemState
        compact
        title={messages.failed.text}
        message={fetched.message || messages.offline.text}
        {...(fetched.canRetry && { onRetry: fetched.retry })}
      />
    );
  return <CourseCard course={toShown(fetched.value)} onOpen={(id) => onNavigate(toPage(base, id))} />;
}
