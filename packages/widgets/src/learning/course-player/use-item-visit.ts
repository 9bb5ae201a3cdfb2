import type { ContentItem } from '@drawbridge/contracts/learning';
import { useEffect, useRef } from 'react';
import { useDrawbridge } from '../../provider/index.ts';
import { createWorkClock } from './work-clock.ts';

const EVERY_MS = 60_000;
/** Events that show that a learner reads or works. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel', 'touchmove'] as const;

/**
 * Reports that an item is open, and how long the learner works in it: the time that the page is in sight and something
 * happens in it. @see PLAYER-37, PLAYER-38
 */
export function useItemVisit(
  courseId: string,
  item: Pick<ContentItem, '_key' | 'object_type'> | undefined,
): { openMedia: () => void } {
  const { store } = useDrawbridge();
  const itemId = item?._key;
  const isArticle = item?.object_type === 'media';
  const current = useRef<{ id: string; courseId: string; itemId: string }>(undefined);

  useEffect(() => {
    if (itemId === undefined) return undefined;
    const visit = { id: crypto.randomUUID(), courseId, itemId };
    current.current = visit;
    const clock = createWorkClock(performance.now());
    const report = () => {
      const seconds = clock.seconds(performance.now());
      // Without its code, nothing is reported; the next report has the sum.
      store('activityEvents').then(
        (events) => events.work(visit, seconds),
        () => undefined,
      );
    };
    const see = () => {
      // A video that plays is watched without a hand on anything.
      clock.sign(performance.now());
    };
    const show = () => {
      if (document.visibilityState === 'visible') return see();
      clock.pause(performance.now());
      report();
    };
    report();
    if (isArticle)
      store('activityEvents').then(
        (events) => events.openMedia(visit),
        () => undefined,
      );
    const timer = setInterval(() => {
      if (document.querySelector('video')?.paused === false) see();
      report();
    }, EVERY_MS);
    for (const sign of SIGNS) document.addEventListener(sign, see, { passive: true, capture: true });
    document.addEventListener('visibilitychange', show);
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS) document.removeEventListener(sign, see, { capture: true });
      document.removeEventListener('visibilitychange', show);
      current.current = undefined;
      report();
    };
  }, [store, courseId, itemId, isArticle]);

  return {
    openMedia() {
      const visit = current.current;
      if (!visit) return;
      store('activityEvents').then(
        (events) => events.openMedia(visit),
        () => undefined,
      );
    },
  };
}
