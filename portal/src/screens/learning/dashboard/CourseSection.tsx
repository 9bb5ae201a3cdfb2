import type { Loadable } from '@drawbridge/client';
import type { CourseCard } from '@drawbridge/contracts/learning';
import { CourseGrid } from '@drawbridge/widgets/learning/course';
import { toCourseHref, toReasonHref } from '../../../router/to-course-href.ts';
import * as styles from './dashboard.css.ts';
import { FOUR_BESIDE_PX } from './layout.ts';

interface CourseSectionProps {
  title: string;
  /** What was loaded, and what of it this section shows. */
  courses: Loadable<CourseCard[]>;
  shown: readonly CourseCard[];
  emptyTitle: string;
  onRetry: () => void;
}

const GAP_PX = 20;
/** As wide as its cards at least; without any it has the row to itself. */
const toShare = (count: number) => {
  const least = count === 0 ? '100%' : `min(100%, ${count * FOUR_BESIDE_PX + (count - 1) * GAP_PX}px)`;
  return { flex: `${Math.max(1, count)} 1 ${least}` };
};

/**
 * Courses beside each other. Without any at all the section says so; when all of them are elsewhere on the page, it is
 * left out. @see DASH-8..DASH-13, DASH-18
 */
export function CourseSection({ title, courses, shown, emptyTitle, onRetry }: CourseSectionProps) {
  if (courses.state === 'ready' && courses.value.length > 0 && shown.length === 0) return null;
  return (
    <section className={styles.section} style={toShare(shown.length)}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      <CourseGrid
        isCompact
        courses={courses.state === 'ready' ? { ...courses, value: [...shown] } : courses}
        minPx={FOUR_BESIDE_PX}
        toHref={(id, course) => toReasonHref(id, course) ?? toCourseHref(id, course)}
        onRetry={onRetry}
        emptyTitle={emptyTitle}
      />
    </section>
  );
}
