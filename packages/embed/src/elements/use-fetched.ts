import { useEffect, useState } from 'react';
import { CatalogueRefusal } from './fetch-catalogue.ts';

export type Fetched<Value> =
  | { state: 'loading' }
  | { state: 'ready'; value: Value }
  /** `message` is of the server, and empty when it did not answer. */
  | { state: 'failed'; message: string; canRetry: boolean };

/** Fetches a value, again when the key changes or `retry` is called; what comes too late is dropped. */
export function useFetched<Value>(
  key: string,
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
        settle({ state: 'failed', message, canRetry: status === 0 || status >= 429 });
      }
    };
    void load();
    return () => leaving.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says what is fetched
  }, [key, tries]);
  return { ...fetched, retry: () => setTries((count) => count + 1) };
}
