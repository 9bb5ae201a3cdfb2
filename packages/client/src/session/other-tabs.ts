import { ApiProblem } from '../transport/api-problem.ts';
import { createSpentTokens, type SpentTokens } from './spent-tokens.ts';

/** How long a call waits for another tab, as long as it would wait for the server. */
const WAIT_MS = 20_000;
const LOCK = 'drawbridge.refresh';

/**
 * What tabs share in addition to local storage, which alone is not enough: each process of the browser has a copy of it,
 * and a tab that was just given a lock may still read what was there before the tab that held it wrote.
 */
export interface OtherTabs {
  /**
   * Runs a task that no other tab of this site runs at the same time; the others wait their turn. Throws `offline`
   * when the turn does not come, as behind a tab that the system has stopped: nothing is run beside it.
   */
  runAlone<T>(task: () => Promise<T>): Promise<T>;
  spent: SpentTokens;
  /** True once a change that another tab made to local storage is seen here, false when none is in time. */
  nextChange(): Promise<boolean>;
}

export function createOtherTabs(): OtherTabs {
  let last: Promise<unknown> = Promise.resolve();

  /** An address without https has no locks: calls of this page take turns, tabs are on their own. */
  function runInTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = last.then(task, task);
    last = turn;
    return turn;
  }

  return {
    async runAlone(task) {
      const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
      if (!locks) return runInTurn(task);
      const signal = AbortSignal.timeout(WAIT_MS);
      try {
        return await locks.request(LOCK, { signal }, task);
      } catch (error) {
        if (signal.aborted && error === signal.reason) throw new ApiProblem('offline', { cause: error });
        throw error;
      }
    },
    spent: createSpentTokens(),
    nextChange: () =>
      new Promise((resolve) => {
        const end = (isChanged: boolean) => {
          clearTimeout(timer);
          window.removeEventListener('storage', onStorage);
          resolve(isChanged);
        };
        const onStorage = () => end(true);
        const timer = setTimeout(end, WAIT_MS, false);
        window.addEventListener('storage', onStorage);
      }),
  };
}
