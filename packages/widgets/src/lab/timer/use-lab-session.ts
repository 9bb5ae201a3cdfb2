import type { CourseItemRef } from '@drawbridge/client';
import type { LabSessionStore } from '@drawbridge/client/stores/lab-session';
import type { LabAttempt } from '@drawbridge/contracts';
import { useEffect } from 'react';
import { useDrawbridge, useStore } from '../../provider/index.ts';

/**
 * Opening a lab starts it, a pass stops it, and leaving the page keeps it running. A lab that is passed already is
 * only looked at. While its clock runs, the host's own navigation is blocked. @see LAB-1..LAB-4, SHELL-9
 */
export function useLabSession(
  labId: string,
  course: CourseItemRef | undefined,
  attempt: LabAttempt,
): LabSessionStore {
  const { disableActivity } = useDrawbridge();
  const session = useStore('labSession', labId, course);
  useEffect(() => {
    // A page that slept shows an old time until the server has been asked.
    const refresh = () => {
      const isTimed = session.deadlineMs.peek() !== undefined || session.phase.peek() === 'failed';
      if (isTimed && document.visibilityState === 'visible') void session.sync();
    };
    window.addEventListener('online', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      window.removeEventListener('online', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [session]);

  const { attempt_id: attemptId, passed: isPassed } = attempt;
  useEffect(() => {
    void (isPassed ? session.sync() : session.open());
  }, [session, attemptId, isPassed]);

  const isTimed = session.deadlineMs.value !== undefined;
  useEffect(() => (isTimed ? disableActivity?.() : undefined), [isTimed, disableActivity]);
  return session;
}
