import { useEffect } from 'react';

/**
 * Checks again when the page becomes visible or gets the focus, because an order may have been paid in the meantime.
 */
export function useRefocus(look: (() => void) | undefined): void {
  useEffect(() => {
    if (!look) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const lookIfShown = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', lookIfShown, { signal });
    window.addEventListener('focus', lookIfShown, { signal });
    return () => listening.abort();
  }, [look]);
}
