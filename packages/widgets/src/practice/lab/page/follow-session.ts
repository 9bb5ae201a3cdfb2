import type { LabSessionStore } from '@drawbridge/client/stores/practice/lab-session';
import type { LabAttempt } from '@drawbridge/contracts/practice';
import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals-react';

interface SessionDeps {
  session: Pick<LabSessionStore, 'deadlineMs' | 'phase' | 'open' | 'sync'>;
  attempt: ReadonlySignal<LabAttempt>;
  /** Blocks the host's own navigation; gives the function that unblocks it. */
  disableActivity: (() => () => void) | undefined;
}

/**
 * Opening a lab starts it, a pass stops it, and leaving the page keeps it running. A lab that is passed already is
 * shown without a start. While its time runs, the host's own navigation is blocked. Gives the function that stops
 * following. @see LAB-1..LAB-4, SHELL-9
 */
export function followSession({ session, attempt, disableActivity }: SessionDeps): () => void {
  const attemptId = computed(() => attempt.value.attempt_id);
  const isPassed = computed(() => attempt.value.passed);
  const isTimed = computed(() => session.deadlineMs.value !== undefined);
  // A page that was suspended shows an old time until the server has answered.
  const refresh = () => {
    const isRunning = isTimed.peek() || session.phase.peek() === 'failed';
    if (isRunning && document.visibilityState === 'visible') void session.sync();
  };
  window.addEventListener('online', refresh);
  document.addEventListener('visibilitychange', refresh);
  const stops = [
    effect(() => {
      // Another attempt starts the lab again.
      void attemptId.value;
      const open = isPassed.value ? session.sync : session.open;
      untracked(() => void open());
    }),
    // The host may read and write signals of its own: they are no reason to block again.
    effect(() => (isTimed.value ? untracked(() => disableActivity?.()) : undefined)),
    () => window.removeEventListener('online', refresh),
    () => document.removeEventListener('visibilitychange', refresh),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
