import type { ObjectType } from '@drawbridge/contracts';
import { isClosed } from '@drawbridge/contracts/rules';
import { ConnectedCoursePlayer } from '@drawbridge/widgets/course-player';
import { AskButton } from '@drawbridge/widgets/learning/assistant';
import { useStore } from '@drawbridge/widgets/provider';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { LAB_PAGES } from '../../../router/lab-paths.ts';
import { paths, readItemKind } from '../../../router/paths.ts';
import { useRouteValues } from '../../../router/route-values.ts';
import { toSourceHref } from '../../../router/to-source-href.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import { useLogout } from '../../../shell/use-logout.ts';
import { toItemPath } from './item-path.ts';
import { useCourseBreadcrumbs } from './use-course-breadcrumbs.ts';

/** A quiz is not answered beside itself, and a lab has the whole window. */
const ASKED_BESIDE: readonly ObjectType[] = ['media', 'vid', 'download'];

/** One item of a course, on the page of its kind: there is none for another kind or subject. @see NAV-16, PLAYER-7, PLAYER-35 */
export function PlayerScreen() {
  const { courseId = '', subjectId = '', id = '' } = useRouteValues();
  const [path] = useLocation();
  const kind = readItemKind(path);
  const navigate = useNavigate();
  const logOut = useLogout();
  const courses = useStore('courses');
  const [missing, setMissing] = useState<string>();
  const { value: course } = courses.course;
  const isShut = course.state === 'ready' && course.value._key === courseId && isClosed(course.value);
  // What cannot be opened has no page of its own, such as that of a lab: it is told in the shell.
  useCourseBreadcrumbs(courseId, id, { isInShell: isShut || missing === `${subjectId}/${id}` });
  const openIntro = useCallback(
    (to: string) => navigate(paths.courseIntro(to), { replace: true, state: { wantedItemId: id } }),
    [navigate, id],
  );
  const tellMissing = useCallback(() => setMissing(`${subjectId}/${id}`), [subjectId, id]);
  const openItem = (course: string, subject: string, itemId: string) =>
    navigate(toItemPath(courses, course, subject, itemId));
  return (
    <ConnectedCoursePlayer
      courseId={courseId}
      subjectId={subjectId}
      itemId={id}
      kind={kind}
      onOpenItem={openItem}
      renderActions={(item) =>
        ASKED_BESIDE.includes(item.object_type) && (
          <AskButton
            context={{ course_id: courseId, item_id: item._key }}
            onOpenLesson={(source) => {
              const href = toSourceHref(source);
              if (href !== undefined) navigate(href);
            }}
            toSourceHref={toSourceHref}
            toLabHref={({ lab_id, type }) => LAB_PAGES[type].open(lab_id)}
          />
        )
      }
      onOpenIntro={openIntro}
      onLeave={(course) => navigate(paths.courseIntro(course))}
      onLogout={() => void logOut()}
      onCompleted={(course) => navigate(paths.courseEnd(course))}
      onBadge={(course, awardId) => navigate(paths.courseCompleted(course, awardId))}
      onItemMissing={tellMissing}
      toItemHref={(course, subject, itemId) => toItemPath(courses, course, subject, itemId)}
      toEndHref={paths.courseEnd}
      toLessonHref={paths.lesson}
    />
  );
}
