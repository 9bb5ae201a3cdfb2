import type { RosterState } from '@drawbridge/contracts/integration';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { Waker } from '../../../../platform/jobs/waker.ts';
import * as learners from './context-learners.store.ts';
import { askForLinkRoster } from './link-roster.store.ts';
import { askForRoster, type ContextKey, findContext } from './roster.store.ts';

/** What a platform says about who has access to a link is asked for again after a failure, a day later. */
const LINK_REST_MS = 24 * 3_600_000;

/** The course that an instructor's launch came from. */
export interface LaunchedContext {
  key: ContextKey;
  companyId: string;
  title: string | undefined;
  roster: RosterState;
  /** The resource link of a lab or course that the instructor launched; undefined for any other launch. */
  link: learners.LaunchedLink | undefined;
}

/** What other features read of contexts: their people, what was linked in them, and the results. @see LTI-17 */
export interface ContextDirectory {
  /** Returns the context of a launch, or undefined when the platform named none. */
  find(sessionId: string): Promise<LaunchedContext | undefined>;
  /**
   * Has the roster read again soon, that of the launched link too, unless it is younger than this, or failed and nobody
   * asked for it. Gives its state from now on.
   */
  askForRoster(
    context: LaunchedContext,
    asked: { minAgeMs: number; byPerson: boolean },
  ): Promise<RosterState>;
  listLearners(
    key: ContextKey,
    filter: learners.LearnerFilter,
    page: { limit: number; offset: number },
    only?: learners.LinkFilter,
  ): Promise<{ rows: learners.LearnerRow[]; total: number }>;
  /** How many learners such a filter leaves out, and who of them launched anything: they may have opened the lab. */
  countLeftOut(
    key: ContextKey,
    only: learners.LinkFilter,
  ): Promise<{ count: number; launched: readonly string[] }>;
  linkedItems(key: ContextKey): Promise<learners.LinkedItemRow[]>;
  resultsOf(key: ContextKey, personIds: readonly string[]): Promise<learners.ResultRow[]>;
  /** Everyone's best results, summed up for each item. */
  sumResults(key: ContextKey, only?: learners.LinkFilter): Promise<learners.ItemSumRow[]>;
}

const toReading = ({ read_at: readAt }: RosterState): RosterState => ({
  state: 'reading',
  ...(readAt === undefined ? {} : { read_at: readAt }),
});

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
      const roster: RosterState = context?.roster ?? { state: 'unavailable' };
      return {
        ...session,
        title: context?.title ?? session.title,
        roster: session.link?.isBeingRead ? toReading(roster) : roster,
      };
    },
    async askForRoster({ key, roster, link }, { minAgeMs, byPerson }) {
      const now = clock.now();
      const before = (ms: number) => new Date(now.getTime() - ms);
      const olderThan = before(minAgeMs);
      const asked = [await askForRoster(database, key, { now, olderThan, byPerson })];
      if (link && roster.state !== 'failed')
        asked.push(
          await askForLinkRoster(
            database,
            { ...key, resourceLinkId: link.id },
            { now, olderThan, retryFrom: before(LINK_REST_MS) },
          ),
        );
      if (!asked.includes(true)) return roster;
      waker.wake('rosters');
      return toReading(roster);
    },
    listLearners: (key, filter, page, only) => learners.listLearners(database, key, filter, page, only),
    countLeftOut: (key, only) => learners.countLeftOut(database, key, only),
    linkedItems: (key) => learners.readLinkedItems(database, key),
    resultsOf: (key, personIds) => learners.readResults(database, key, personIds),
    sumResults: (key, only) => learners.sumResults(database, key, only),
  };
}
