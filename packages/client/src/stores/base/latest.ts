import { type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import { type ApiProblem, asApiProblem } from '../../transport/api-problem.ts';
import type { CallOptions } from '../../transport/client.ts';
import { LOADING, type Loadable, ready } from './loadable.ts';

export interface LoadOptions {
  isFresh?: boolean;
  isOther?: boolean;
}

/** A value that is loaded repeatedly with different queries. Only the answer to the latest request is shown. */
export interface Latest<Query, Value> {
  shown: Signal<Loadable<Value>>;
  /** True while a request is in progress and the previous value is still shown. */
  isReloading: ReadonlySignal<boolean>;
  /**
   * Returns the value, or undefined if the request failed or another one was made since. What is shown then stays, with
   * the problem if it belongs to another query. `isFresh`: it is hidden meanwhile. `isOther`: it belongs to something
   * else, and is dropped for good.
   * @see ERR-24
   */
  load(query: Query, options?: LoadOptions): Promise<Value | undefined>;
  /** Shows a value that no request returned, such as that of an earlier visit. */
  showKnown(value: Value): void;
  /** Aborted by the next request. */
  request(): AbortSignal;
}

export interface LatestDeps<Query, Value> {
  read(query: Query, options: CallOptions): Promise<Value>;
  /** Name in the log. */
  what: string;
  logError?: LogError | undefined;
}

/** It is not for this person, or no longer there: trying again does not help, so the problem replaces what is shown. */
const isRefused = ({ status }: ApiProblem) => status === 403 || status === 404;

export function createLatest<Query, Value>(deps: LatestDeps<Query, Value>): Latest<Query, Value> {
  const { read, what, logError = () => undefined } = deps;
  const shown = signal<Loadable<Value>>(LOADING);
  const isReloading = signal(false);
  let latest = new AbortController();
  const toKey = (query: Query) => JSON.stringify([query]);
  /** Identifies the query of the shown value; undefined for a value that no request returned. */
  let shownKey: string | undefined;
  let hidden: Value[] = [];

  return {
    shown,
    isReloading,
    request: () => latest.signal,
    showKnown(value) {
      shownKey = undefined;
      shown.value = ready(value);
    },
    async load(query, { isFresh = false, isOther = false } = {}) {
      latest.abort();
      const mine = new AbortController();
      latest = mine;
      const before = shown.peek();
      if (isOther) hidden = [];
      else if (isFresh && before.state === 'ready') hidden = [before.value];
      if (isFresh || isOther) shown.value = LOADING;
      isReloading.value = shown.peek().state === 'ready';
      try {
        const value = await read(query, { background: isReloading.peek(), signal: mine.signal });
        if (mine.signal.aborted) return undefined;
        hidden = [];
        shownKey = toKey(query);
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
        const now = shown.peek();
        const [kept] = now.state === 'ready' ? [now.value] : hidden;
        if (isRefused(problem)) hidden = [];
        if (kept === undefined || isRefused(problem)) shown.value = { state: 'problem', problem };
        else if (shownKey === toKey(query)) shown.value = ready(kept);
        else shown.value = { state: 'ready', value: kept, reloadProblem: problem };
        return undefined;
      }
    },
  };
}
