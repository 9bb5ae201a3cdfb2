import { ConnectedCoursePlayer } from '@drawbridge/widgets/course-player';
import { useCallback } from 'react';
import { useParams } from 'wouter';
import { paths } from '../../router/paths.ts';
import { useNavigate } from '../../router/use-navigate.ts';

/** The end of a course. @see NAV-17, PLAYER-26 */
export function CompletedScreen() {
  const { courseId = '' } = useParams();
  const navigate = useNavigate();
  const openIntro = useCallback(
    (course: string) => navigate(paths.intro(course), { replace: true }),
    [navigate],
  );
  return (
    <ConnectedCoursePlayer
      courseId={courseId}
      itemId={undefined}
      onOpenItem={() => undefined}
      onOpenIntro={openIntro}
      onCompleted={() => undefined}
      onBrowse={() => navigate(paths.courses)}
    />
  );
}
