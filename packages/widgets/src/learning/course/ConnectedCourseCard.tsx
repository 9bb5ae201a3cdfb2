import { ProblemState, Skeleton } from '@drawbridge/ui';
import { useEffect } from 'react';
import { useStore, withLoading } from '../../provider/index.ts';
import { ConnectedWishlistButton } from '../wishlist/index.ts';
import { type CardCourse, CourseCard, type CourseCardProps } from './CourseCard.tsx';
import { t } from './messages.ts';

export interface ConnectedCourseCardProps extends Pick<CourseCardProps, 'href' | 'onOpen'> {
  /** The course, or its id when the page does not have the course: the card then fetches it. */
  course: CardCourse | string;
  /** False on pages without a signed-in learner: the card then has no favorite button. */
  hasFavorite?: boolean;
  /** Called when the learner opens a course that is not in progress yet. @see EMB-7 */
  onStarted?: (courseId: string) => void;
  onFavoriteChanged?: (courseId: string, isFavorite: boolean) => void;
}

/** A course card that fetches its own data and has the button that makes the course a favorite. @see EMB-1 */
export function ConnectedCourseCard(props: ConnectedCourseCardProps) {
  const { course } = props;
  return typeof course === 'string' ? (
    <FetchedCard {...props} courseId={course} />
  ) : (
    <CardWithFavorite {...props} course={course} />
  );
}

interface FetchedCardProps extends ConnectedCourseCardProps {
  courseId: string;
}

const FetchedCard = withLoading(LoadedCard, Loading);

function LoadedCard({ courseId, ...props }: FetchedCardProps) {
  const store = useStore('courseCard', courseId);
  useEffect(() => void store.load(), [store]);
  const { value: course } = store.course;
  if (course.state === 'loading') return <Loading />;
  if (course.state === 'problem')
    return (
      <ProblemState
        compact
        title={t('introFailed')}
        message={course.problem.message}
        onRetry={() => void store.load()}
        incidentId={course.problem.incident}
      />
    );
  return <CardWithFavorite {...props} course={course.value} />;
}

function CardWithFavorite({
  course,
  hasFavorite = true,
  href,
  onOpen,
  onStarted,
  onFavoriteChanged,
}: Omit<ConnectedCourseCardProps, 'course'> & { course: CardCourse }) {
  return (
    <CourseCard
      course={course}
      href={href}
      onOpen={(courseId) => {
        if (!course.is_enrolled) onStarted?.(courseId);
        onOpen?.(courseId);
      }}
      favorite={
        hasFavorite && (
          <ConnectedWishlistButton
            course={course}
            onChanged={(isFavorite) => onFavoriteChanged?.(course._key, isFavorite)}
          />
        )
      }
    />
  );
}

/** As high as the card, so that the page around it does not move. */
function Loading() {
  return (
    <div role="status" aria-label={t('loadingCourse')}>
      <Skeleton shape="block" height={360} />
    </div>
  );
}
