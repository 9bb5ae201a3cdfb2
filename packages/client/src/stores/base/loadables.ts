import { type ReadonlySignal, signal } from '@preact/signals-react';
import { asApiProblem } from '../../transport/api-problem.ts';
import { LOADING, type Loadable, ready } from './loadable.ts';

/** Items that are fetched individually by id, when they are opened. */
export interface Loadables<T> {
  /** Everything requested so far. */
  all: ReadonlySignal<ReadonlyMap<string, Loadable<T>>>;
  /** Fetches an item that is neither loaded nor loading; retries one that failed. */
  load(id: string): Promise<void>;
  clear(): void;
}

/** `isFinal`: false for a value that may have changed since, so that it is fetched again. */
export function createLoadables<T>(
  fetchOne: (id: string) => Promise<T>,
  isFinal: (value: T) => boolean = () => true,
): Loadables<T> {
  const all = signal<ReadonlyMap<string, Loadable<T>>>(new Map());
  /** Answers to requests made before the last `clear` are dropped. */
  let round = 0;

  function put(id: string, value: Loadable<T>): void {
    all.value = new Map(all.peek()).set(id, value);
  }

  return {
    all,
    async load(id) {
      const known = all.peek().get(id);
      if (known?.state === 'loading' || (known?.state === 'ready' && isFinal(known.value))) return;
      const asked = round;
      put(id, LOADING);
      try {
        const value = await fetchOne(id);
        if (asked === round) put(id, ready(value));
      } catch (error) {
        if (asked === round) put(id, { state: 'problem', problem: asApiProblem(error) });
      }
    },
    clear() {
      round += 1;
      all.value = new Map();
    },
  };
}
