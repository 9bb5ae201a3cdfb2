import { type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { CallOptions } from '../../transport/client.ts';
import { LOADING, type Loadable, ready } from './loadable.ts';

/** Something that is loaded again and again with another query: only the answer to the latest request is shown. */
export interface Latest<Query, Value> {
  shown: Signal<Loadable<Value>>;
  /** A request is on its way, and the value before it is still shown. */
  isReloading: ReadonlySignal<boolean>;
  /** Gives the value, unless the request failed or another one was made meanwhile. `isFresh`: what is shown goes first. */
  load(query: Query, options?: { isFresh?: boolean }): Promise<Value | undefined>;
  /** Is aborted with the next request. */
  request(): AbortSignal;
}

export interface LatestDeps<Query, Value> {
  read(query: Query, options: CallOptions): Promise<Value>;
  /** Names it in the log. */
  what: string;
  /** `show`: the problem replaces what is shown, which belongs to another query. */
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
        // The page is on its way to another one.
        if (problem.code === 'canceled') return undefined;
        logError(`${what} could not be loaded`, problem);
        if (whenFails === 'show' || shown.peek().state !== 'ready')
          shown.value = { state: 'problem', problem };
        return undefined;
      }
    },
  };
}
