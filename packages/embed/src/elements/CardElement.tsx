import { CourseCard } from '@drawbridge/widgets/course-card';
import { useCallback } from 'react';
import type { CatalogueElementOptions } from '../host/catalogue-elements.ts';
import { FetchedContent } from './FetchedContent.tsx';
import { fetchCourse } from './fetch-catalogue.ts';
import { t } from './messages.ts';
import { toPage } from './to-page.ts';
import { toShownCourse } from './to-shown-course.ts';
import { useFetched } from './use-fetched.ts';

/** `<drawbridge-course-card course="…">` */
export function CardElement({ base, publishableKey: key, attributes, onNavigate }: CatalogueElementOptions) {
  const { course: courseId = '' } = attributes;
  const fetched = useFetched(
    useCallback((signal: AbortSignal) => fetchCourse({ base, key }, courseId, signal), [base, key, courseId]),
  );
  return (
    <FetchedContent fetched={fetched} failed={t('failed')}>
      {(course) => (
        <CourseCard course={toShownCourse(course)} onOpen={(id) => onNavigate(toPage(base, id))} />
      )}
    </FetchedContent>
  );
}
