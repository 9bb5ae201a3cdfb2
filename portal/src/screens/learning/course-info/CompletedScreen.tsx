import { toEnvironment } from '@drawbridge/contracts';
import { ConnectedCoursePlayer } from '@drawbridge/widgets/course-player';
import { ConnectedSuggestedCourses } from '@drawbridge/widgets/learning/suggested-courses';
import { useStore } from '@drawbridge/widgets/provider';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { usePortal } from '../../../base/portal.ts';
import { paths } from '../../../router/paths.ts';
import { useRouteValues } from '../../../router/route-values.ts';
import { toCourseHref } from '../../../router/to-course-href.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import { toItemPath } from './item-path.ts';
import { useCourseBreadcrumbs } from './use-course-breadcrumbs.ts';

const ReviewDialog = lazy(async () => ({
  default: (await import('@drawbridge/widgets/learning/review')).ConnectedReviewDialog,
}));

/** The end of a course, or with its id a badge that was earned in it. @see NAV-17, PLAYER-26, PLAYER-40 */
export function CompletedScreen() {
  const { courseId = '', id } = useRouteValues();
  const navigate = useNavigate();
  const { settings, drawbridge } = usePortal();
  const { stores } = drawbridge;
  const courses = useStore('courses');
  const [isReviewing, setIsReviewing] = useState(false);
  useCourseBreadcrumbs(courseId);
  // The course may have been the last thing that an assignment waited for: the menu shows how many are left.
  useEffect(() => void stores.loaded('dueAssignments')?.load(), [stores, courseId]);
  const openIntro = useCallback(
    (course: string) => navigate(paths.courseIntro(course), { replace: true }),
    [navigate],
  );
  const canReview = Boolean(settings.reviewFormUrl);
  return (
    <>
      <ConnectedCoursePlayer
        courseId={courseId}
        itemId={undefined}
        badgeId={id}
        onOpenItem={(course, subjectId, itemId) => navigate(toItemPath(courses, course, subjectId, itemId))}
        onOpenIntro={openIntro}
        onLeave={(course) => navigate(paths.courseIntro(course))}
        onCompleted={(course) => navigate(paths.courseEnd(course))}
        onBadge={(course, awardId) => navigate(paths.courseCompleted(course, awardId))}
        onBrowse={() => navigate(paths.courses)}
        onReview={canReview ? () => setIsReviewing(true) : undefined}
        toItemHref={(course, subjectId, itemId) => toItemPath(courses, course, subjectId, itemId)}
        hasCertificate
        endWays={{ toCourseHref: paths.courseIntro, organization: settings.productName }}
        suggestions={<ConnectedSuggestedCourses courseId={courseId} toHref={toCourseHref} />}
      />
      {isReviewing && (
        <Suspense fallback={null}>
          <ReviewDialog
            formUrl={settings.reviewFormUrl}
            formSignal={settings.reviewFormSignal}
            hasPicture={toEnvironment(location.hostname) === 'production'}
            onClose={() => setIsReviewing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
