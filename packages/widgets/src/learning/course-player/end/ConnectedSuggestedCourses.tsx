import { useEffect } from 'react';
import { useStore, withLoading } from '../../../provider/index.ts';
import { CourseGrid, type CourseGridProps } from '../../course/CourseGrid.tsx';
import { t } from '../messages.ts';
import * as styles from '../player.css.ts';

export interface ConnectedSuggestedCoursesProps
  extends Pick<CourseGridProps, 'toHref' | 'onOpen' | 'hasFavorites'> {
  /** The course that has just ended, which is left out. */
  courseId: string;
}

const SHOWN = 3;

/** Courses to continue with after the end of one; empty if there is none to begin. @see PLAYER-40, DASH-8 */
export const ConnectedSuggestedCourses = withLoading(LoadedSuggestions, () => null);

function LoadedSuggestions({ courseId, ...grid }: ConnectedSuggestedCoursesProps) {
  const courses = useStore('courses');
  useEffect(() => void courses.loadSuggestions(), [courses]);
  const { value: suggestions } = courses.suggestions;
  // Beside the end of a course they may be missing.
  if (suggestions.state !== 'ready') return null;
  const fitting = suggestions.value.filter(
    ({ _key, upgrade, disabled }) => _key !== courseId && !upgrade && !disabled,
  );
  if (fitting.length === 0) return null;
  return (
    <section className={styles.suggestions}>
      <h2 className={styles.sectionTitle}>{t('suggestions')}</h2>
      <CourseGrid
        {...grid}
        courses={{ state: 'ready', value: fitting.slice(0, SHOWN) }}
        onRetry={() => void courses.loadSuggestions()}
      />
    </section>
  );
}
