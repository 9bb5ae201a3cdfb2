import { useEffect, useRef } from 'react';

/** Runs a task once for a page, however often its effects run: a code is used up by its first use. */
export function useOnce(task: () => Promise<void>): void {
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    void task();
  });
}

/** Takes codes out of the address bar, the history and whatever reads them. */
export function hideQuery(): void {
  history.replaceState(history.state, '', location.pathname);
}
