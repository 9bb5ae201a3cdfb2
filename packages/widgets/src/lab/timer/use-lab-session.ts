import type { LabSessionStore } from '@drawbridge/client/stores/lab-session';
import type { LabAttempt } from '@drawbridge/contracts';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { useDrawbridge } from '../../provider/index.ts';
import { loadParts } from '../later.tsx';
import type { CourseItem } from '../use-lab.ts';

/**
 * Opening a lab starts it, a pass stops it, and leaving the page keeps it running. A lab that is passed already is
 * only looked at. While its clock runs, the host's own ways out are blocked. @see LAB-1..LAB-4, SHELL-9
 */
export function useLabSession(
  labId: string,
  course: CourseItem | undefined,
  attempt: LabAttempt,
): LabSessionStore | undefined {
  useSignals();
  const { client, storage, keepsLab = false, disableActivity } = useDrawbridge();
  const [session, setSession] = useState<LabSessionStore>();
  const eventId = course?.event_id;
  const itemId = course?.item_id;
  useEffect(() => {
    let made: LabSessionStore | undefined;
    let isHere = true;
    const begin = async () => {
      const { createLabSessionStore } = await loadParts();
      if (!isHere) return;
      made = createLabSessionStore({
        client,
        labId,
        ...(eventId && itemId ? { course: { event_id: eventId, item_id: itemId } } : {}),
        ...(keepsLab ? { storage } : {}),
      });
      setSession(made);
    };
    // Parts that did not come: the page says so where it needs them, and offers to load anew.
    begin().catch(() => undefined);
    // A page that slept shows an old time until it asks.
    const ask = () => {
      const isTimed = made?.deadlineMs.peek() !== undefined || made?.phase.peek() === 'failed';
      if (isTimed && document.visibilityState === 'visible') void made?.sync();
    };
    window.addEventListener('online', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      isHere = false;
      window.removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', ask);
      made?.dispose();
    };
  }, [client, storage, keepsLab, labId, eventId, itemId]);

  const { attempt_id: attemptId, passed: isPassed } = attempt;
  useEffect(() => {
    void (isPassed ? session?.sync() : session?.open());
  }, [session, attemptId, isPassed]);

  const isTimed = session?.deadlineMs.value !== undefined;
  useEffect(() => (isTimed ? disableActivity?.() : undefined), [isTimed, disableActivity]);
  return session;
}
