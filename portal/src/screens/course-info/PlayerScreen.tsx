import { CoursePlayer } from '@drawbridge/widgets/course-player';
import { useCallback } from 'react';
import { useParams } from 'wouter';
import { useNavigate } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import { useProgram } from '../../program-context.tsx';
import { toItemPath } from './item-path.ts';
import { useCourseTrail } from './use-course-trail.ts';

/** One item of a course. @see NAV-16 */
export function PlayerScreen() {
  const { courseId = '', id = '' } = useParams();
  const navigate = useNavigate();
  const { courses } = useProgram().host;
  useCourseTrail(courseId, id);
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
