import { type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { CallOptions } from '../../transport/client.ts';
import { LOADING, type Loadable, ready } from './loadable.ts';

/** A value that is loaded repeatedly with different queries. Only the answer to the latest request is shown. */
export interface Latest<Query, Value> {
  shown: Signal<Loadable<Value>>;
  /** True while a request is in progress and the previous value is still shown. */
  isReloading: ReadonlySignal<boolean>;
  /**
   * Returns the value, or undefined if the request failed or another one was made since. `isFresh`: clears what is
   * shown first.
   */
  load(query: Query, options?: { isFresh?: boolean }): Promise<Value | undefined>;
  /** Aborted by the next request. */
  request(): AbortSignal;
}

export interface LatestDeps<Query, Value> {
  read(query: Query, options: CallOptions): Promise<Value>;
  /** Name in the log. */
  what: string;
  /** `show`: the problem replaces the shown value, which belongs to another query. */
  whenFails?: 'keep' | 'show' | undefined;
  logError?: LogError | undefined;
}

export function createLatest<Query, Value>(deps: LatestDeps<Query, Value>): Latest<Query, Value> {
  const { read, what, whenFails = 'keep', logError = () => undefined } = deps;
  const shown = signal<Loadable<Value>>(LOADING);
  const isReloading = signal(false);
  let latest = new AbortController();

  return {
    shown,
    isReloading,
    request: () => latest.signal,
    async load(query, { isFresh = false } = {}) {
      latest.abort();
      const mine = new AbortController();
      latest = mine;
      if (isFresh) shown.value = LOADING;
      isReloading.value = shown.peek().state === 'ready';
      try {
        const value = await read(query, { background: isReloading.peek(), signal: mine.signal });
        if (mine.signal.aborted) return undefined;
        shown.value = ready(value);
        isReloading.value = false;
        return value;
      } catch (error) {
        if (mine.signal.aborted) return undefined;
        isReloading.value = false;
        const problem = asApiProblem(error);
        // The page is navigating away.
        if (problem.code === 'canceled') return undefined;
        logError(`${what} could not be loaded`, problem);
        if (whenFails === 'show' || shown.peek().state !== 'ready')
          shown.value = { state: 'problem', problem };
        return undefined;
      }
    },
  };
}
