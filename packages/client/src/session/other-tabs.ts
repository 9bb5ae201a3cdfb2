import { ApiProblem } from '../transport/api-problem.ts';
import { createSpentTokens, type SpentTokens } from './spent-tokens.ts';

/** Longest wait for another tab, as long as for the server. */
const WAIT_MS = 20_000;
const LOCK = 'drawbridge.refresh';

/**
 * Coordinates tabs beyond local storage, which is not enough: every browser process has a copy of it, and a tab that
 * was just granted a lock may still read an older value.
 */
export interface OtherTabs {
  /**
   * Runs a task that no other tab of this site runs at the same time; other tabs wait their turn. Throws `offline` if
   * the turn does not come, for example because the system suspended the tab that holds it.
   */
  runAlone<T>(task: () => Promise<T>): Promise<T>;
  spent: SpentTokens;
  /** True once a change by another tab to local storage is visible here; false if none arrives in time. */
  nextChange(): Promise<boolean>;
}

export function createOtherTabs(): OtherTabs {
  let last: Promise<unknown> = Promise.resolve();

  /** Locks need https. Without it, calls of this page take turns, but tabs are not coordinated. */
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
