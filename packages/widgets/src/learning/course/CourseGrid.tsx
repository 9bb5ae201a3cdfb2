import type { Loadable } from '@drawbridge/client';
import type { CourseCard as Course } from '@drawbridge/contracts/learning';
import { EmptyState, Grid, ProblemState, Skeleton } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import { ConnectedWishlistButton } from '../wishlist/index.ts';
import { CourseCard } from './CourseCard.tsx';
import { t } from './messages.ts';

export interface CourseGridProps {
  courses: Loadable<readonly Course[]>;
  /** Gives the address of a course. With it, the cards are links. Without it, they are buttons that call `onOpen`. */
  toHref?: (courseId: string, course: Course) => string;
  /** Gives the address that Continue opens, if it differs. @see PLAYER-32 */
  toContinueHref?: ((courseId: string, course: Course) => string) | undefined;
  onOpen?: (courseId: string) => void;
  onRetry: () => void;
  /** Title of the empty state. Default: the title from the specification. @see DASH-15 */
  emptyTitle?: string;
  emptyHint?: ReactNode;
  skeletons?: number;
  /** Least width of a card in px. As many cards as fit are side by side. */
  minPx?: number | undefined;
  /** True where several rows share a page: lower pictures and less text. */
  isCompact?: boolean;
  /** False when the learner has no favorites: the grid then shows no hearts. */
  hasFavorites?: boolean;
}

/** Shows courses as cards, with the loading, empty and problem states of the list. */
export function CourseGrid({
  courses,
  toHref,
  toContinueHref,
  onOpen,
  onRetry,
  emptyTitle = t('nothing'),
  emptyHint,
  skeletons = 4,
  minPx,
  isCompact = false,
  hasFavorites = true,
}: CourseGridProps) {
  if (courses.state === 'loading')
    return (
      <div role="status" aria-label={t('loading')}>
        <Grid minPx={minPx}>
          {Array.from({ length: skeletons }, (_, index) => (
            <Skeleton key={index} shape="block" height={isCompact ? 280 : 360} />
          ))}
        </Grid>
      </div>
    );
  if (courses.state === 'problem')
    return (
      <ProblemState
        title={t('failed')}
        message={courses.problem.message}
        onRetry={onRetry}
        incidentId={courses.problem.incident}
      />
    );
  if (courses.value.length === 0) return <EmptyState compact title={emptyTitle} message={emptyHint} />;
  return (
    <Grid minPx={minPx}>
      {courses.value.map((course) => (
        <CourseCard
          key={course._key}
          course={course}
          isCompact={isCompact}
          href={toHref?.(course._key, course)}
          continueHref={toContinueHref?.(course._key, course)}
          favorite={hasFavorites && <ConnectedWishlistButton course={course} />}
          {...(onOpen && { onOpen })}
        />
      ))}
    </Grid>
  );
}
