import type { ScoreStore } from '@drawbridge/client/stores/integration/score';
import { useEffect } from 'react';

/**
 * Polls the scores while a page shows them: immediately when it becomes visible or the network is back, and never while
 * it is hidden.
 */
export function useFollowedScore(store: ScoreStore, what: 'own' | 'context' | 'none'): void {
  useEffect(() => {
    if (what === 'none') return;
    const follow = () => void (what === 'own' ? store.follow() : store.followContext());
    const look = () => store.setVisible(document.visibilityState === 'visible');
    follow();
    look();
    window.addEventListener('online', follow);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('online', follow);
      document.removeEventListener('visibilitychange', look);
    };
  }, [store, what]);
}
