import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { Send } from '../../../../platform/http/send.ts';
import type { Job } from '../../../../platform/jobs/jobs.ts';
import type { Waker } from '../../../../platform/jobs/waker.ts';
import type { Log } from '../../../../platform/log/log.ts';
import type { AccessTokens } from '../scores/access-tokens.ts';
import { createPlatformLanes } from '../scores/platform-lanes.ts';
import { createFetchRoster } from './fetch-roster.ts';
import { type ClaimedLink, claimLinkRosters } from './link-roster.store.ts';
import { readContextRoster } from './read-context-roster.ts';
import { readLinkRoster } from './read-link-roster.ts';
import { type ClaimedRoster, claimRosters } from './roster.store.ts';

/** The page of an instructor follows for a minute and a half what was asked for: the rest below, and this. */
const EVERY_MS = 15_000;
/**
 * One of a platform at a time, and two of a company: one that is slow, or that nobody reads to its end, holds up no
 * other.
 */
const BOUNDS = { most: 8, mostOfCompany: 2, mostOfOne: 1 };
const NONE: ReadonlyMap<string, number> = new Map();
/** Longer than a roster may take. */
const CLAIM_MS = 180_000;

const isLink = (claimed: ClaimedRoster | ClaimedLink): claimed is ClaimedLink =>
  'resource_link_id' in claimed;

/** Reads the rosters that are due: of contexts, and of single links. @see NRPS 2.0 */
export function createRosterJob(deps: {
  database: Database;
  send: Send;
  accessTokens: AccessTokens;
  waker: Waker;
  clock: Clock;
  log: Log;
  allowHttp: boolean;
}): Job {
  const { database, waker, clock, log } = deps;
  const parts = { database, clock, log, fetchRoster: createFetchRoster(deps) };
  const lanes = createPlatformLanes<ClaimedRoster | ClaimedLink>({
    async claim(room) {
      const now = clock.now();
      const given = { now, until: new Date(now.getTime() + CLAIM_MS), room };
      const contexts = await claimRosters(database, given);
      // With what these left of the room: it is looked again as soon as one of them is done.
      return contexts.length > 0 ? contexts : claimLinkRosters(database, given);
    },
    work: (claimed) => (isLink(claimed) ? readLinkRoster(parts, claimed) : readContextRoster(parts, claimed)),
    mostOf: () => NONE,
    bounds: BOUNDS,
  });
  waker.onWake((name) => {
    if (name === 'rosters') lanes.wake();
  });
  return { name: 'rosters', everyMs: EVERY_MS, run: lanes.run, stop: lanes.stop };
}
