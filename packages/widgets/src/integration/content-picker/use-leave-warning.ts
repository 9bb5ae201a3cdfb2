import type { DeepLinkingStore } from '@drawbridge/client/stores/integration/deep-linking';
import { useEffect } from 'react';

/** The browser asks before a choice that was not sent is lost, where it allows a page to. */
export function useLeaveWarning({ chosen, returning, resume }: DeepLinkingStore): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (chosen.peek().length > 0 && returning.peek().state !== 'returning') event.preventDefault();
    };
    // The way back shows the page as it was left.
    const shownAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) resume();
    };
    window.addEventListener('beforeunload', warn);
    window.addEventListener('pageshow', shownAgain);
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('pageshow', shownAgain);
    };
  }, [chosen, returning, resume]);
}
