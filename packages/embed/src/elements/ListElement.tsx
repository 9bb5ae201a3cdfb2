import { EmptyState, Grid, ProblemState, Skeleton } from '@drawbridge/ui';
import { CourseCard } from '@drawbridge/widgets/course-card';
import type { CatalogueElementOptions } from '../host/catalogue-elements.ts';
import { toShown } from './CardElement.tsx';
import { fetchCourses } from './fetch-catalogue.ts';
import { messages } from './messages.ts';
import { toPage } from './to-page.ts';
import { useFetched } from './use-fetched.ts';

/** `<drawbridge-course-list topic="…" limit="…">` */
export function ListElement({ base, publishableKey: key, attributes, onNavigate }: CatalogueElementOptions) {
  const { topic, limit } = attributes;
  const fetched = useFetched(`${topic} ${limit}`, (signal) =>
    fetchCourses({ base, key }, { topic, limit }, signal),
  );
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
        title={messages.listFailed.text}
        message={fetched.message || messages.offline.text}
        {...(fetched.canRetry && { onRetry: fetched.retry })}
      />
    );
  if (fetched.value.length === 0) return <EmptyState compact title={messages.empty.text} />;
  return (
    <Grid>
      {fetched.value.map((course) => (
        <CourseCard
          key={course._key}
          course={toShown(course)}
          onOpen={(id) => onNavigate(toPage(base, id))}
        />
      ))}
    </Grid>
  );
}
