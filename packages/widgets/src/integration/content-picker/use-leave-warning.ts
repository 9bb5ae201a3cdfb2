import type { DeepLinkingStore } from '@drawbridge/client/stores/integration/deep-linking';
import { useEffect } from 'react';

/** Makes the browser ask before an unsent choice is lost, where the browser allows that. */
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
