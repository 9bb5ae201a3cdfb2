import { FeaturedCourses } from '@drawbridge/widgets/learning/course';
import { ConnectedLabRow } from '@drawbridge/widgets/practice/lab-list';
import { useStore } from '@drawbridge/widgets/provider';
import { ConnectedAchievementsCard, ConnectedActivityPanel } from '@drawbridge/widgets/recognition/activity';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useMemo } from 'react';
import { toLabHref } from '../../../router/lab-paths.ts';
import { paths } from '../../../router/paths.ts';
import { toCourseHref } from '../../../router/to-course-href.ts';
import { CourseSection } from './CourseSection.tsx';
import * as styles from './dashboard.css.ts';
import { FirstLab } from './FirstLab.tsx';
import { t } from './messages.ts';
import { RecommendedSection } from './RecommendedSection.tsx';
import { toFeatured } from './to-featured.ts';

/** What is below the course under way. @see DASH-2..DASH-19 */
export function DashboardSections() {
  useSignals();
  const courses = useStore('courses');
  const activity = useStore('activity');
  const labs = useStore('labs');
  const profiles = useStore('profile');
  useEffect(() => {
    void courses.loadSuggestions();
    void activity.load();
    void labs.load();
    // What is recommended follows the preferences; the shell asks for them only once the page is quiet.
    if (profiles.profile.peek().state !== 'ready') void profiles.load({ isSilent: true });
  }, [courses, activity, labs, profiles]);
  const suggestions = courses.suggestions.value;
  const featured = useMemo(
    () => (suggestions.state === 'ready' ? toFeatured(suggestions.value) : []),
    [suggestions],
  );
  const isWaiting = [suggestions, activity.stats.value, labs.labs.value, profiles.profile.value].some(
    ({ state }) => state === 'loading',
  );
  // All of it at once: what comes later would push away what is read.
  if (isWaiting) return <div className={styles.rowsWaiting} />;
  return (
    <>
      <FirstLab />
      <div className={styles.beside}>
        <ConnectedActivityPanel isLoaded />
        <ConnectedAchievementsCard isLoaded href={paths.achievements} />
      </div>
      {featured.length > 0 && <FeaturedCourses courses={featured} toHref={toCourseHref} />}
      <RecommendedSection />
      <ConnectedLabRow isLoaded type="lab" title={t('labs')} toHref={toLabHref} listHref={paths.labs} />
      <ConnectedLabRow
        isLoaded
        type="challenge"
        title={t('challenges')}
        toHref={toLabHref}
        listHref={paths.challenges}
        emptyTitle={t('noChallenges')}
      />
      <CourseSection
        title={t('suggestions')}
        courses={suggestions}
        emptyTitle={t('noSuggestions')}
        onRetry={() => void courses.loadSuggestions()}
      />
    </>
  );
}
