import type { CourseDetail } from '@drawbridge/contracts/learning';
import { CourseInfo } from '@drawbridge/widgets/learning/course';
import { useCallback } from 'react';
import { paths } from '../../../router/paths.ts';
import { useRouteValues } from '../../../router/route-values.ts';
import { toCourseHref } from '../../../router/to-course-href.ts';
import type { UpgradeState } from '../../../router/upgrade-origin.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import { useCourseBreadcrumbs } from './use-course-breadcrumbs.ts';

/** A course that the plan does not open. @see NAV-3, NAV-15 */
export function InfoScreen() {
  const { courseId = '' } = useRouteValues();
  const navigate = useNavigate();
  useCourseBreadcrumbs(courseId);
  const open = useCallback(
    (course: CourseDetail) => navigate(toCourseHref(course._key, course), { replace: true }),
    [navigate],
  );
  // After an order the learner comes back here, and the course opens.
  const state: UpgradeState = { upgradeFrom: paths.courseInfo(courseId) };
  const upgrade = () => navigate(paths.upgrade, { state });
  return <CourseInfo courseId={courseId} onUpgrade={upgrade} onOpen={open} />;
}
