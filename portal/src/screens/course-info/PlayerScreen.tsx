import type { ObjectType } from '@drawbridge/contracts';
import { walkCourse } from '@drawbridge/contracts/rules';
import { ConnectedCoursePlayer } from '@drawbridge/widgets/course-player';
import { useStore } from '@drawbridge/widgets/provider';
import { useCallback } from 'react';
import { Redirect, useParams } from 'wouter';
import { paths } from '../../router/paths.ts';
import { useNavigate } from '../../router/use-navigate.ts';
import { useLogout } from '../../shell/use-logout.ts';
import { toItemPath } from './item-path.ts';
import { useCourseBreadcrumbs } from './use-course-breadcrumbs.ts';

/** One item of a course, on the page of its kind; on that of another kind it leads to its own. @see NAV-16 */
export function PlayerScreen({ kind }: { kind: ObjectType }) {
  const { courseId = '', id = '' } = useParams();
  const navigate = useNavigate();
  const logOut = useLogout();
  const courses = useStore('courses');
  useCourseBreadcrumbs(courseId, id);
  const openIntro = useCallback(
    (course: string) => navigate(paths.intro(course), { replace: true }),
    [navigate],
  );
  const { value: shown } = courses.course;
  const course = shown.state === 'ready' && shown.value._key === courseId ? shown.value : undefined;
  const place = walkCourse(course?.items ?? []).find(({ item }) => item._key === id);
  if (place && place.item.object_type !== kind)
    return <Redirect to={paths.item(place.item.object_type, courseId, place.subject._key, id)} replace />;
  return (
    <ConnectedCoursePlayer
      courseId={courseId}
      itemId={id}
      onOpenItem={(course, subjectId, itemId) => navigate(toItemPath(courses, course, subjectId, itemId))}
      onOpenIntro={openIntro}
      onLeave={(course) => navigate(paths.intro(course))}
      onLogout={() => void logOut()}
      onCompleted={(course) => navigate(paths.completed(course))}
      toItemHref={(course, subjectId, itemId) => toItemPath(courses, course, subjectId, itemId)}
      toEndHref={paths.completed}
    />
  );
}
