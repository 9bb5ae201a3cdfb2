import { listAchievements, type PublicActivity } from '@drawbridge/contracts/recognition';
import type { LogError } from '../../notices.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createPagedList, type PagedList } from '../base/paged-list.ts';

export type AchievementListStore = PagedList<PublicActivity>;

/** What the learner has done, newest first, loaded page by page. @see PROF-9, CALL-15 */
export function createAchievementListStore(deps: {
  client: ApiClient;
  logError?: LogError | undefined;
}): AchievementListStore {
  return createPagedList({
    what: 'what was done',
    logError: deps.logError,
    toKey: ({ kind, id }) => `${kind} ${id}`,
    async fetchPage({ page }, options) {
      const { results, total } = await deps.client.call(listAchievements, { page }, options);
      return { items: results, total, rest: undefined };
    },
  });
}
