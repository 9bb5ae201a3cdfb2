import type { Loadable, PagedItems } from '@drawbridge/client';
import type { CourseCard as Course } from '@drawbridge/contracts/learning';
import { Button, Inline, Spinner, Stack } from '@drawbridge/ui';
import { useEndInView } from '../../kit/layout/use-end-in-view.ts';
import { CourseGrid, type CourseGridProps } from '../course/index.ts';
import * as styles from './CourseList.css.ts';
import { t } from './messages.ts';

export interface CourseListProps extends Omit<CourseGridProps, 'courses'> {
  courses: Loadable<PagedItems<Course>>;
  /** Called when the end of the list came into view, or the button was clicked. @see CAT-6 */
  onMore: () => void;
}

/** A list of courses that grows at its end. @see CAT-4..CAT-6, CAT-15 */
export function CourseList({ courses, onMore, ...grid }: CourseListProps) {
  const shown = courses.state === 'ready' ? courses.value : undefined;
  const { pages = 0, hasMore = false, isLoadingMore = false, moreProblem } = shown ?? {};
  const end = useEndInView({
    isWatched: hasMore && !isLoadingMore && !moreProblem,
    count: pages,
    aheadPx: 600,
    onReached: onMore,
  });
  return (
    <Stack gap="6">
      <CourseGrid
        courses={courses.state === 'ready' ? { state: 'ready', value: courses.value.items } : courses}
        {...grid}
      />
      {hasMore && (
        <div ref={end} className={styles.end}>
          {isLoadingMore && <Spinner label={t('loadingMore')} />}
          {moreProblem && (
            <Inline gap="3">
              <span role="alert">
                {t('moreFailed')} {moreProblem.message}
              </span>
            </Inline>
          )}
          {!isLoadingMore && (
            <Button tone="neutral" onClick={onMore}>
              {t('more')}
            </Button>
          )}
        </div>
      )}
      {/* The end of a list of one page is not told. */}
      {!hasMore && pages > 1 && <p className={styles.last}>{t('end')}</p>}
    </Stack>
  );
}
