import { getAchievements, type OwnAchievements } from '@drawbridge/contracts/recognition';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';

export interface AchievementStore {
  achievements: ReadonlySignal<Loadable<OwnAchievements>>;
  /**
   * Fetches the totals. The previous ones stay until then, and if it fails. An answer that arrives after a newer
   * request is dropped.
   */
  load(): Promise<void>;
}

/** The caller's totals. @see PROF-1, EMB-4 */
export function createAchievementStore(deps: {
  client: ApiClient;
  logError?: LogError | undefined;
}): AchievementStore {
  const { client, logError = () => undefined } = deps;
  const achievements = signal<Loadable<OwnAchievements>>(LOADING);
  let requests = 0;

  return {
    achievements,
    async load() {
      requests += 1;
      const request = requests;
      const isShown = achievements.peek().state === 'ready';
      if (!isShown) achievements.value = LOADING;
      try {
        const figures = await client.call(getAchievements, {}, { background: isShown });
        if (request === requests) achievements.value = ready(figures);
      } catch (error) {
        const problem = asApiProblem(error);
        // The page is navigating away.
        if (problem.code === 'canceled') return;
        logError('the achievements could not be loaded', problem);
        if (request === requests && !isShown) achievements.value = { state: 'problem', problem };
      }
    },
  };
}
