import { EmptyState, Grid } from '@drawbridge/ui';
import { CourseCard } from '@drawbridge/widgets/course-card';
import { useCallback } from 'react';
import type { CatalogueElementOptions } from '../host/catalogue-elements.ts';
import { FetchedContent } from './FetchedContent.tsx';
import { fetchCourses } from './fetch-catalogue.ts';
import { t } from './messages.ts';
import { toPage } from './to-page.ts';
import { toShownCourse } from './to-shown-course.ts';
import { useFetched } from './use-fetched.ts';

/** `<drawbridge-course-list topic="…" limit="…">` */
export function ListElement({ base, publishableKey: key, attributes, onNavigate }: CatalogueElementOptions) {
  const { topic, limit } = attributes;
  const fetched = useFetched(
    useCallback(
      (signal: AbortSignal) => fetchCourses({ base, key }, { topic, limit }, signal),
      [base, key, topic, limit],
    ),
  );
  return (
    <FetchedContent fetched={fetched} failed={t('listFailed')}>
      {(courses) =>
        courses.length === 0 ? (
          <EmptyState compact title={t('empty')} />
        ) : (
          <Grid>
            {courses.map((course) => (
              <CourseCard
                key={course._key}
                course={toShownCourse(course)}
                onOpen={(id) => onNavigate(toPage(base, id))}
              />
            ))}
          </Grid>
        )
      }
    </FetchedContent>
  );
}
