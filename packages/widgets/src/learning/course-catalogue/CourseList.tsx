import type { Loadable, MoreState } from '@drawbridge/client';
import type { CourseCard as Course } from '@drawbridge/contracts';
import { Button, Inline, Spinner, Stack } from '@drawbridge/ui';
import { useEndInView } from '../../kit/end-in-view/use-end-in-view.ts';
import { CourseGrid, type CourseGridProps } from '../course/index.ts';
import * as styles from './CourseList.css.ts';
import { messages } from './messages.ts';

export interface CourseListProps extends Omit<CourseGridProps, 'courses'> {
  courses: Loadable<Course[]>;
  /** There is no next page. */
  allLoaded: boolean;
  /** Pages that are here: the end of a list of one page is not told. */
  pagesLoaded: number;
  more: MoreState;
  /** The end of the list came into view, or the button was pressed. @see CAT-6 */
  onMore: () => void;
}

/** A list of courses that grows at its end. @see CAT-4..CAT-6, CAT-15 */
export function CourseList({ courses, allLoaded, pagesLoaded, more, onMore, ...grid }: CourseListProps) {
  const canGrow = courses.state === 'ready' && pagesLoaded > 0 && !allLoaded;
  const end = useEndInView({
    isWatched: canGrow && more.state === 'idle',
    count: pagesLoaded,
    aheadPx: 600,
    onReached: onMore,
  });
  return (
    <Stack gap="6">
      <CourseGrid courses={courses} {...grid} />
      {canGrow && (
        <div ref={end} className={styles.end}>
          {more.state === 'loading' && <Spinner label={messages.loadingMore.text} />}
          {more.state === 'problem' && (
            <Inline gap="3">
              <span role="alert">
                {messages.moreFailed.text} {more.problem.message}
              </span>
            </Inline>
          )}
          {more.state !== 'loading' && (
            <Button tone="neutral" onClick={onMore}>
              {messages.more.text}
            </Button>
          )}
        </div>
      )}
      {courses.state === 'ready' && allLoaded && pagesLoaded > 1 && (
        <p className={styles.last}>{messages.end.text}</p>
      )}
    </Stack>
  );
}
