import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The page of the address: `#lab/l1-someone-elses-invoice` is `['lab', 'l1-someone-elses-invoice']`. */
export function useHash(): readonly string[] {
  return useSyncExternalStore(subscribe, () => location.hash)
    .slice(1)
    .split('/');
}
