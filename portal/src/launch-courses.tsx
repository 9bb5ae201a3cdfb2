import type { LaunchStore } from '@drawbridge/client/stores/launch';
import { PageHeader, Stack } from '@drawbridge/ui';
import { CourseGrid, CourseIntro } from '@drawbridge/widgets/course';
import { CoursePlayer } from '@drawbridge/widgets/course-player';
import { ScoreLine } from '@drawbridge/widgets/launch';
import { useDrawbridge } from '@drawbridge/widgets/provider';
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useState } from 'react';

/** The courses open to a launched learner. @see LTI-10 */
export function CourseShelf({ onOpen }: { onOpen: (courseId: string) => void }) {
  useSignals();
  const { courses } = useDrawbridge();
  const load = useCallback(() => void courses.loadList({ types: ['course'] }), [courses]);
  useEffect(load, [load]);
  return (
    <Stack gap="6">
      <PageHeader title="Courses" />
      <CourseGrid courses={courses.list.value} onOpen={onOpen} onRetry={load} />
    </Stack>
  );
}

/** Stands for the course's first page; no item key looks like it. */
const INTRO = '/';

/** One course inside an LMS frame: which item is open is this page's own matter, its address stays. @see LTI-11 */
export function CourseRoom({ launch, courseId }: { launch: LaunchStore; courseId: string }) {
  const { courses } = useDrawbridge();
  const [itemId, setItemId] = useState<string | undefined>(INTRO);
  useEffect(() => void launch.followScore(), [launch]);
  const openIntro = useCallback(() => setItemId(INTRO), []);
  const content =
    itemId === INTRO ? (
      <CourseIntro courseId={courseId} onOpenItem={(_course, _subject, id) => setItemId(id)} />
    ) : (
      <CoursePlayer
        courseId={courseId}
        itemId={itemId}
        onOpenItem={(_course, _subject, id) => setItemId(id)}
        onOpenIntro={() => {
          openIntro();
          void courses.open(courseId);
        }}
        onCompleted={() => setItemId(undefined)}
      />
    );
  return (
    <Stack gap="4">
      <ScoreLine launch={launch} />
      {content}
    </Stack>
  );
}
