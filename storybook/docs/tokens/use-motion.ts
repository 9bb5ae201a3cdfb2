import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether movements are off: by the toolbar, which writes it on the root element, or by the system. */
export const useIsStill = (): boolean => useSyncExternalStore(watch, read);

function watch(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    query.removeEventListener('change', listener);
  };
}

const read = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' || matchMedia(QUERY).matches;
