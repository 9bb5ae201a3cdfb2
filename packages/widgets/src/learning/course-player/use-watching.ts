import { type RefObject, useEffect, useRef } from 'react';
import { useDrawbridge } from '../../provider/index.ts';

/** Milliseconds between two reports of the place in a video while it plays. */
const EVERY_MS = 15_000;

interface Watching {
  onPlay: () => void;
  onPause: () => void;
  onTimeUpdate: () => void;
  onEnded: () => void;
}

/**
 * Reports that a video is watched, for how long and how far: at the start of play, while it plays, and when it stops. Each
 * report has the sums of its visit, so that a lost one is made good by the next. @see PLAYER-37
 */
export function useWatching(
  ref: RefObject<HTMLVideoElement | null>,
  { courseId, itemId }: { courseId: string; itemId: string },
): Watching {
  const { store } = useDrawbridge();
  const visit = useRef({
    id: '',
    playedMs: 0,
    playsSince: undefined as number | undefined,
    reportedAt: 0,
    position: 0,
  });

  function report() {
    const state = visit.current;
    const now = performance.now();
    const running = state.playsSince === undefined ? 0 : now - state.playsSince;
    state.reportedAt = now;
    const figures = { seconds: (state.playedMs + running) / 1000, position: state.position };
    const { id } = state;
    // Without its code or the network, the next report has these figures too.
    store('activityEvents').then(
      (events) => events.watch({ id, courseId, itemId }, figures),
      () => undefined,
    );
  }
  function stop() {
    const state = visit.current;
    if (state.playsSince === undefined) return;
    state.playedMs += performance.now() - state.playsSince;
    state.playsSince = undefined;
    report();
  }

  const latest = useRef({ report, stop });
  useEffect(() => {
    latest.current = { report, stop };
  });
  useEffect(() => {
    const state = visit.current;
    const hide = () => {
      if (document.visibilityState === 'hidden' && state.playsSince !== undefined) latest.current.report();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      latest.current.stop();
    };
  }, []);

  return {
    onPlay() {
      const state = visit.current;
      if (state.playsSince !== undefined) return;
      const isFirst = state.id === '';
      if (isFirst) state.id = crypto.randomUUID();
      state.playsSince = performance.now();
      state.position = ref.current?.currentTime ?? 0;
      if (isFirst) report();
    },
    onPause: stop,
    onTimeUpdate() {
      const state = visit.current;
      // What is sought before it plays is no place where the learner was.
      if (state.id === '') return;
      state.position = ref.current?.currentTime ?? state.position;
      if (state.playsSince !== undefined && performance.now() - state.reportedAt > EVERY_MS) report();
    },
    onEnded() {
      // It begins anew next time.
      visit.current.position = 0;
      if (visit.current.playsSince === undefined) report();
      else stop();
    },
  };
}
