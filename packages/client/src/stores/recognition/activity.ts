import { getUserStats, setWeeklyGoal, type UserStats } from '@drawbridge/contracts/recognition';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError, Notify } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createShared } from '../../transport/share.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';

/** The learner's activity by day, and their weekly goal. @see DATA-14, DASH-19 */
export interface ActivityStore {
  stats: ReadonlySignal<Loadable<UserStats>>;
  /** What is shown stays if a later fetch fails. @see ERR-24 */
  load(): Promise<void>;
  /** Shows the new goal immediately, and the old one again if the call fails. */
  setGoal(days: number): Promise<void>;
}

export function createActivityStore(deps: {
  client: ApiClient;
  notify: Notify;
  logError?: LogError | undefined;
}): ActivityStore {
  const { client, notify } = deps;
  const loadInto = createLoadInto(deps.logError);
  const stats = signal<Loadable<UserStats>>(LOADING);
  let changes = 0;
  // Two widgets on a page request the same.
  const loadOnce = createShared<'stats', void>(() =>
    loadInto(stats, 'the activity', async () => client.call(getUserStats, {}, { background: true })),
  );

  function show(goal: UserStats['goal']) {
    const shown = stats.peek();
    if (shown.state === 'ready') stats.value = ready({ ...shown.value, goal });
  }

  return {
    stats,
    load: () => loadOnce('stats'),
    async setGoal(days) {
      const shown = stats.peek();
      if (shown.state !== 'ready' || shown.value.goal.days === days) return;
      changes += 1;
      const change = changes;
      const before = shown.value.goal;
      show({ ...before, days });
      try {
        const goal = await client.call(setWeeklyGoal, { days }, { background: true });
        if (change === changes) show(goal);
      } catch (error) {
        if (change === changes) show(before);
        notify('negative', asApiProblem(error).message);
      }
    },
  };
}
