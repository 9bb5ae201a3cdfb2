import { useEffect } from 'react';

/** Looks again when the page is shown or gets the focus again: an order may have been paid meanwhile. */
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
