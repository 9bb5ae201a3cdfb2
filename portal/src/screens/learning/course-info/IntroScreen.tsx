import { CourseIntro } from '@drawbridge/widgets/learning/course';
import { useStore } from '@drawbridge/widgets/provider';
import { useCallback } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { paths } from '../../../router/paths.ts';
import { useRouteValues } from '../../../router/route-values.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import { toItemPath } from './item-path.ts';
import { useCourseBreadcrumbs } from './use-course-breadcrumbs.ts';

/** A course before it is begun. The page's title stays the one before. @see GEN-18, NAV-3, NAV-14 */
export function IntroScreen() {
  const { courseId = '' } = useRouteValues();
  const navigate = useNavigate();
  const courses = useStore('courses');
  useCourseBreadcrumbs(courseId);
  // The page of a lesson sends here who is not enrolled. @see PLAYER-34
  const wantedItemId = useHistoryState<{ wantedItemId?: string } | null>()?.wantedItemId;
  const openInfo = useCallback((id: string) => navigate(paths.courseInfo(id), { replace: true }), [navigate]);
  return (
    <CourseIntro
      courseId={courseId}
      wantedItemId={wantedItemId}
      onOpenItem={(id, subjectId, itemId) => navigate(toItemPath(courses, id, subjectId, itemId))}
      toItemHref={(id, subjectId, itemId) => toItemPath(courses, id, subjectId, itemId)}
      onNeedsUpgrade={openInfo}
    />
  );
}
