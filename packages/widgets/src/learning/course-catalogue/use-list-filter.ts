import type { TypedList } from '@drawbridge/client';
import { useEffect, useEffectEvent } from 'react';

/** Pause in typing after which the list is requested. @see CAT-14 */
const SEARCH_WAIT_MS = 300;

/** Loads the list of a filter: a choice at once, typed words when typing pauses. @see CAT-10, CAT-14 */
export function useListFilter<Filter extends { search: string }>(
  store: TypedList<Filter>,
  filter: Filter,
  onAsked: () => void = () => undefined,
): void {
  const ask = useEffectEvent(() => {
    void store.load(filter);
    onAsked();
  });
  const hasPages = useEffectEvent(() => {
    const shown = store.list.peek();
    return shown.state === 'ready' && shown.value.pages > 0;
  });
  const isTyping = useEffectEvent(() => filter.search.trim() !== store.filter.peek().search.trim());
  // A host may make the same filter anew at each render.
  const key = JSON.stringify(filter);
  useEffect(() => {
    // The first list, and what is chosen by a press, comes at once.
    if (!isTyping() || !hasPages()) {
      ask();
      return undefined;
    }
    const timer = setTimeout(ask, SEARCH_WAIT_MS);
    return () => clearTimeout(timer);
  }, [store, key]);
}
