import type { RosterState } from '@drawbridge/contracts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Waker } from '../../../platform/jobs/waker.ts';
import * as learners from './context-learners.store.ts';
import { askForRoster, type ContextKey, findContext } from './roster.store.ts';

/** The course that an instructor's launch came from. */
export interface LaunchedContext {
  key: ContextKey;
  companyId: string;
  title: string | undefined;
  roster: RosterState;
}

/** What other features read of contexts: their people, what was linked in them, and the results. @see LTI-17 */
export interface ContextDirectory {
  /** Undefined where the platform named no context. */
  find(sessionId: string): Promise<LaunchedContext | undefined>;
  /**
   * Has the roster read again soon, unless it is younger than this, or failed and nobody asked for it. Gives its state
   * from now on.
   */
  askForRoster(
    context: LaunchedContext,
    asked: { minAgeMs: number; byPerson: boolean },
  ): Promise<RosterState>;
  listLearners(
    key: ContextKey,
    filter: learners.LearnerFilter,
    page: { limit: number; offset: number },
  ): Promise<{ rows: learners.LearnerRow[]; total: number }>;
  linkedItems(key: ContextKey): Promise<learners.LinkedItemRow[]>;
  resultsOf(key: ContextKey, personIds: readonly string[]): Promise<learners.ResultRow[]>;
  /** Everyone's best results, summed up for each item. */
  sumResults(key: ContextKey): Promise<learners.ItemSumRow[]>;
}

export function createContextDirectory(deps: {
  database: Database;
  clock: Clock;
  waker: Waker;
}): ContextDirectory {
  const { database, clock, waker } = deps;
  return {
    async find(sessionId) {
      const session = await learners.findContextOf(database, sessionId);
      if (!session) return undefined;
      const context = await findContext(database, session.key, clock.now());
      return {
        ...session,
        title: context?.title ?? session.title,
        roster: context?.roster ?? { state: 'unavailable' },
      };
    },
    async askForRoster({ key, roster }, { minAgeMs, byPerson }) {
      const now = clock.now();
      const olderThan = new Date(now.getTime() - minAgeMs);
      if (!(await askForRoster(database, key, { now, olderThan, byPerson }))) return roster;
      waker.wake('rosters');
      return { state: 'reading', ...(roster.read_at === undefined ? {} : { read_at: roster.read_at }) };
    },
    listLearners: (key, filter, page) => learners.listLearners(database, key, filter, page),
    linkedItems: (key) => learners.readLinkedItems(database, key),
    resultsOf: (key, personIds) => learners.readResults(database, key, personIds),
    sumResults: (key) => learners.sumResults(database, key),
  };
}
