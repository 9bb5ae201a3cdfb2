import { CourseGrid } from '@drawbridge/widgets/learning/course';
import { useStore } from '@drawbridge/widgets/provider';
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect } from 'react';
import { toCourseHref, toReasonHref } from '../../../router/to-course-href.ts';
import * as styles from './dashboard.css.ts';
import { FOUR_BESIDE_PX } from './layout.ts';
import { t } from './messages.ts';

const SHOWN = 4;

/** The best fits, once the preferences were submitted; it appears without a reload. @see DASH-9..DASH-11, REC-8, REC-15 */
export function RecommendedSection() {
  useSignals();
  const courses = useStore('courses');
  const { value: profile } = useStore('profile').profile;
  const filters =
    profile.state === 'ready' && profile.value.preferences_submitted
      ? profile.value.recommended_filters
      : undefined;
  const load = useCallback(() => {
    if (filters) void courses.loadRecommended(filters);
  }, [courses, filters]);
  useEffect(load, [load]);
  if (!filters) return null;
  const { value: list } = courses.recommended;
  const shown = list.state === 'ready' ? { ...list, value: list.value.slice(0, SHOWN) } : list;
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{t('recommended')}</h2>
      <CourseGrid
        courses={shown}
        minPx={FOUR_BESIDE_PX}
        toHref={(id, course) => toReasonHref(id, course) ?? toCourseHref(id, course)}
        onRetry={load}
        emptyTitle={t('noRecommended')}
      />
    </section>
  );
}
