import { useRef, useState } from 'react';

/**
 * Runs one request at a time: another click during it does nothing, even in the same instant, when state is still old.
 * A task that returns `true` leaves the page: its button keeps its spinner.
 * @see AUTH-14
 */
export function useSending<Way extends string>() {
  const isRunning = useRef(false);
  const [sending, setSending] = useState<Way>();
  async function send(way: Way, task: () => Promise<unknown>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setSending(way);
    let isLeaving = false;
    try {
      isLeaving = (await task()) === true;
    } finally {
      if (!isLeaving) {
        isRunning.current = false;
        setSending(undefined);
      }
    }
  }
  return { sending, send };
}
