import { useEffect, useState } from 'react';
import { CatalogueRefusal } from './fetch-catalogue.ts';

export type Fetched<Value> =
  | { state: 'loading' }
  | { state: 'ready'; value: Value }
  /** `message` is of the server, and empty when it did not answer. */
  | { state: 'failed'; message: string; canRetry: boolean };

/**
 * Fetches a value, and again when `fetchValue` is another function or `retry` is called. An answer of an earlier fetch
 * is dropped. `fetchValue` must be memoized with what it fetches.
 */
export function useFetched<Value>(
  fetchValue: (signal: AbortSignal) => Promise<Value>,
): Fetched<Value> & { retry: () => void } {
  const [fetched, setFetched] = useState<Fetched<Value>>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    setFetched({ state: 'loading' });
    const settle = (next: Fetched<Value>) => {
      if (!leaving.signal.aborted) setFetched(next);
    };
    const load = async () => {
      try {
        settle({ state: 'ready', value: await fetchValue(leaving.signal) });
      } catch (error) {
        const { message, status } = error instanceof CatalogueRefusal ? error : { message: '', status: 0 };
        settle({ state: 'failed', message, canRetry: status === 0 || status === 429 || status >= 500 });
      }
    };
    void load();
    return () => leaving.abort();
  }, [fetchValue, tries]);
  return { ...fetched, retry: () => setTries((count) => count + 1) };
}
