import { useEffect, useState } from 'react';
import { CatalogueRefusal } from './fetch-catalogue.ts';

export type Fetched<Value> =
  | { state: 'loading' }
  | { state: 'ready'; value: Value }
  /** `message` comes from the server; empty if it did not answer. */
  | { state: 'failed'; message: string; canRetry: boolean };

/**
 * Fetches a value, and fetches it again when `fetchValue` changes or `retry` is called. An answer of an earlier fetch
 * is dropped. Memoize `fetchValue` by what it fetches.
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
