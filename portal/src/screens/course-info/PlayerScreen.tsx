import { CoursePlayer } from '@drawbridge/widgets/course-player';
import { useStore } from '@drawbridge/widgets/provider';
import { useCallback } from 'react';
import { useParams } from 'wouter';
import { paths } from '../../router/paths.ts';
import { useNavigate } from '../../router/use-navigate.ts';
import { toItemPath } from './item-path.ts';
import { useCourseBreadcrumbs } from './use-course-breadcrumbs.ts';

/** One item of a course. @see NAV-16 */
export function PlayerScreen() {
  const { courseId = '', id = '' } = useParams();
  const navigate = useNavigate();
  const courses = useStore('courses');
  useCourseBreadcrumbs(courseId, id);
  const openIntro = useCallback(
    (course: string) => navigate(paths.intro(course), { replace: true }),
    [navigate],
  );
  return (
    <CoursePlayer
      courseId={courseId}
      itemId={id}
      onOpenItem={(course, subjectId, itemId) => navigate(toItemPath(courses, course, subjectId, itemId))}
      onOpenIntro={openIntro}
      onCompleted={(course) => navigate(paths.completed(course))}
    />
  );
}
