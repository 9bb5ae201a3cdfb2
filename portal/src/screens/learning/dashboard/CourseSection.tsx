import type { Loadable } from '@drawbridge/client';
import type { CourseCard } from '@drawbridge/contracts/learning';
import { pickRandom } from '@drawbridge/contracts/rules';
import { CourseGrid } from '@drawbridge/widgets/learning/course';
import { useMemo } from 'react';
import { toCourseHref } from '../../../router/to-course-href.ts';
import * as styles from './dashboard.css.ts';
import { FOUR_BESIDE_PX } from './layout.ts';

interface CourseSectionProps {
  title: string;
  courses: Loadable<CourseCard[]>;
  emptyTitle: string;
  onRetry: () => void;
}

/** Four of what there is, picked once per load: a heart that is pressed does not shuffle the cards. @see DASH-16, DASH-18 */
export function CourseSection({ title, courses, emptyTitle, onRetry }: CourseSectionProps) {
  const picked = useMemo(
    () => (courses.state === 'ready' ? { ...courses, value: pickRandom(courses.value) } : courses),
    [courses],
  );
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      <CourseGrid
        courses={picked}
        minPx={FOUR_BESIDE_PX}
        toHref={toCourseHref}
        onRetry={onRetry}
        emptyTitle={emptyTitle}
      />
    </section>
  );
}
