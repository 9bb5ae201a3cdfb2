import { FeaturedCourses } from '@drawbridge/widgets/learning/course';
import { renderLabHeart } from '@drawbridge/widgets/learning/wishlist';
import { ConnectedLabRow } from '@drawbridge/widgets/practice/lab-list';
import { useStore } from '@drawbridge/widgets/provider';
import { ConnectedAchievementsCard, ConnectedActivityPanel } from '@drawbridge/widgets/recognition/activity';
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { toLabHref } from '../../../router/lab-paths.ts';
import { paths } from '../../../router/paths.ts';
import { toCourseHref } from '../../../router/to-course-href.ts';
import { CourseSection } from './CourseSection.tsx';
import { chooseLab } from './choose-lab.ts';
import * as styles from './dashboard.css.ts';
import { t } from './messages.ts';
import { NextLab } from './NextLab.tsx';
import { shareCourses } from './share-courses.ts';
import { hasDone, useHero, usePreferences } from './use-hero.ts';

/** Fetches what the page shows below its first course, and what chooses that course. */
function useDashboardData() {
  const courses = useStore('courses');
  const activity = useStore('activity');
  const labs = useStore('labs');
  const profiles = useStore('profile');
  const journeys = useStore('journeys');
  useEffect(() => {
    void courses.loadSuggestions();
    void activity.load();
    void labs.load();
    // What is recommended follows the preferences; the shell asks for them only once the page is quiet.
    if (profiles.profile.peek().state !== 'ready') void profiles.load({ isSilent: true });
  }, [courses, activity, labs, profiles]);
  const { value: enrolled } = courses.enrolled;
  const hasFinished = enrolled.state === 'ready' && hasDone(enrolled.value);
  useEffect(() => {
    if (hasFinished) void journeys.load();
  }, [hasFinished, journeys]);
  const filters = usePreferences();
  const loadRecommended = useCallback(() => {
    if (filters) void courses.loadRecommended(filters);
  }, [courses, filters]);
  useEffect(loadRecommended, [loadRecommended]);
  return { courses, activity, labs, profiles, filters, loadRecommended };
}

/** What is below the course under way. @see DASH-2..DASH-19 */
export function DashboardSections() {
  useSignals();
  const { courses, activity, labs, profiles, filters, loadRecommended } = useDashboardData();
  const hero = useHero();
  const suggestions = courses.suggestions.value;
  const recommended = courses.recommended.value;
  const heroId = hero === 'waiting' ? undefined : hero?.course._key;
  const shared = useMemo(
    () =>
      shareCourses({
        heroId,
        suggestions: suggestions.state === 'ready' ? suggestions.value : [],
        recommended: filters && recommended.state === 'ready' ? recommended.value : [],
      }),
    [heroId, suggestions, recommended, filters],
  );
  const lab = useMemo(() => {
    const wishes = { levels: filters?.['levels'] ?? [], tags: filters?.['tags'] ?? [] };
    return labs.labs.value.state === 'ready' ? chooseLab(labs.labs.value.value, wishes) : undefined;
  }, [labs.labs.value, filters]);
  const [isShown, setIsShown] = useState(false);
  const parts = [suggestions, activity.stats.value, labs.labs.value, profiles.profile.value];
  const isWaiting =
    hero === 'waiting' ||
    [...parts, ...(filters ? [recommended] : [])].some(({ state }) => state === 'loading');
  // All of it at once: what comes later would push away what is read.
  if (isWaiting && !isShown) return <div className={styles.rowsWaiting} />;
  if (!isShown) setIsShown(true);
  return (
    <>
      {(lab || shared.featured.length > 0) && (
        <div className={styles.pair}>
          {lab && <NextLab choice={lab} />}
          {shared.featured.length > 0 && <FeaturedCourses courses={shared.featured} toHref={toCourseHref} />}
        </div>
      )}
      <div className={styles.beside}>
        <ConnectedActivityPanel isLoaded />
        <ConnectedAchievementsCard isLoaded href={paths.achievements} visibilityHref={paths.profile} />
      </div>
      <div className={styles.courseRows}>
        {filters && (
          <CourseSection
            title={t('recommended')}
            courses={recommended}
            shown={shared.recommended}
            onRetry={loadRecommended}
            emptyTitle={t('noRecommended')}
          />
        )}
        <CourseSection
          title={t('suggestions')}
          courses={suggestions}
          shown={shared.suggestions}
          emptyTitle={t('noSuggestions')}
          onRetry={() => void courses.loadSuggestions()}
        />
      </div>
      <ConnectedLabRow
        isLoaded
        type="challenge"
        exceptId={lab?.lab.lab_id}
        title={t('challenges')}
        toHref={toLabHref}
        favorite={renderLabHeart}
        listHref={paths.challenges}
        emptyTitle={t('noChallenges')}
      />
    </>
  );
}
