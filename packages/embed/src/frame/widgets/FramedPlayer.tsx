import { Skeleton } from '@drawbridge/ui';
import { CourseIntro } from '@drawbridge/widgets/learning/course';
import { useSignals } from '@preact/signals-react/runtime';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { addresses } from '../addresses.ts';
import { useFramePage } from '../frame-context.ts';

/** Not needed for the first page: fetched once that is shown. */
const loadPlayer = async () => ({
  default: (await import('@drawbridge/widgets/course-player')).ConnectedCoursePlayer,
});
const ConnectedCoursePlayer = lazy(loadPlayer);

/** Only visitors without a session see it. */
const PublicCourse = lazy(async () => ({ default: (await import('./PublicCourse.tsx')).PublicCourse }));

/** The page of a course that the player shows. */
type Place = { page: 'intro' } | { page: 'item'; itemId: string } | { page: 'end'; badgeId?: string };

/** A whole course in a frame: its first page, items and end. The frame stores the open one. */
export function FramedPlayer() {
  useSignals();
  const { settings, session, openPage } = useFramePage();
  const courseId = settings.course ?? '';
  if (session.state.value === 'open') return <Player courseId={courseId} />;
  const open = () =>
    void openPage({ url: addresses.signIn(addresses.course(courseId)), course_id: courseId });
  return <PublicCourse courseId={courseId} onOpen={open} />;
}

function Player({ courseId }: { courseId: string }) {
  const { host } = useFramePage();
  const [place, setPlace] = useState<Place>({ page: 'intro' });
  useEffect(() => {
    // Offline, it is fetched again where it is shown.
    loadPlayer().catch(() => undefined);
  }, []);
  const openIntro = useCallback(() => setPlace({ page: 'intro' }), []);
  function openItem(_course: string, _subject: string, itemId: string) {
    if (place.page === 'intro') host.tell('started', { course_id: courseId });
    setPlace({ page: 'item', itemId });
  }
  if (place.page === 'intro')
    return <CourseIntro courseId={courseId} onOpenItem={openItem} hasFavorites={false} />;
  return (
    <Suspense fallback={<Skeleton shape="block" height={480} />}>
      <ConnectedCoursePlayer
        courseId={courseId}
        itemId={place.page === 'item' ? place.itemId : undefined}
        badgeId={place.page === 'end' ? place.badgeId : undefined}
        onOpenItem={openItem}
        onOpenIntro={openIntro}
        onCompleted={() => setPlace({ page: 'end' })}
        onBadge={(_course, badgeId) => setPlace({ page: 'end', badgeId })}
      />
    </Suspense>
  );
}
