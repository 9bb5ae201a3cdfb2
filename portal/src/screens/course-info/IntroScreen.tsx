import { CourseIntro } from '@drawbridge/widgets/course';
import { useParams } from 'wouter';
import { useNavigate } from '../../navigation.ts';
import { useProgram } from '../../program-context.tsx';
import { toItemPath } from './item-path.ts';
import { useCourseTrail } from './use-course-trail.ts';

/** A course before it is begun. The page's title stays the one before. @see GEN-18, NAV-14 */
export function IntroScreen() {
  const { courseId = '' } = useParams();
  const navigate = useNavigate();
  const { courses } = useProgram().host;
  useCourseTrail(courseId);
  return (
    <CourseIntro
      courseId={courseId}
      onOpenItem={(id, subjectId, itemId) => navigate(toItemPath(courses, id, subjectId, itemId))}
    />
  );
}
