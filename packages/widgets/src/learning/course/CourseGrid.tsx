import type { Loadable } from '@drawbridge/client';
import type { CourseCard as Course } from '@drawbridge/contracts/learning';
import { EmptyState, Grid, ProblemState, Skeleton } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import { ConnectedWishlistButton } from '../wishlist/index.ts';
import { CourseCard } from './CourseCard.tsx';
import { t } from './messages.ts';

export interface CourseGridProps {
  courses: Loadable<readonly Course[]>;
  /** The address of a course: cards become links. Without it they are buttons, and `onOpen` is called. */
  toHref?: (courseId: string, course: Course) => string;
  /** The address that Continue opens, where it is another one. @see PLAYER-32 */
  toContinueHref?: ((courseId: string, course: Course) => string) | undefined;
  onOpen?: (courseId: string) => void;
  onRetry: () => void;
  /** Title of the empty look; default the specification's. @see DASH-15 */
  emptyTitle?: string;
  emptyHint?: ReactNode;
  skeletons?: number;
  /** Least width of a card in px; as many as fit are beside each other. */
  minPx?: number | undefined;
  /** False where the learner has no favorites: the hearts are left out. */
  hasFavorites?: boolean;
}

/** Courses as cards, with the loading, empty and problem looks of the list. */
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
  hasFavorites = true,
}: CourseGridProps) {
  if (courses.state === 'loading')
    return (
      <div role="status" aria-label={t('loading')}>
        <Grid minPx={minPx}>
          {Array.from({ length: skeletons }, (_, index) => (
            <Skeleton key={index} shape="block" height={360} />
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
          href={toHref?.(course._key, course)}
          continueHref={toContinueHref?.(course._key, course)}
          favorite={hasFavorites && <ConnectedWishlistButton course={course} />}
          {...(onOpen && { onOpen })}
        />
      ))}
    </Grid>
  );
}
