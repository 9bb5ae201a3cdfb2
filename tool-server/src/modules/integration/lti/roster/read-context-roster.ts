import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { Log } from '../../../../platform/log/log.ts';
import { readRetryAfterMs } from '../scores/backoff.ts';
import { toKey, toPerson, toSource, toTokenDetail } from './claimed-roster.ts';
import { type createFetchRoster, type FetchedRoster, RosterFault } from './fetch-roster.ts';
import * as store from './roster.store.ts';

/** Differences are asked for in between; what they missed, a whole reading finds. */
const WHOLE_EVERY_MS = 24 * 3_600_000;
const FIRST_WAIT_MS = 60_000;
/** After a failure nobody has it read sooner, however often they ask. */
const REST_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
/** Afterwards an instructor has to ask for it. */
const MAX_TRIES = 8;

export interface ReadDeps {
  database: Database;
  clock: Clock;
  log: Log;
  fetchRoster: ReturnType<typeof createFetchRoster>;
}

const isWholeDue = ({ whole_at }: store.ClaimedRoster, now: Date) =>
  whole_at === null || now.getTime() - new Date(whole_at).getTime() >= WHOLE_EVERY_MS;

/** Differences where the platform offers them; whatever is wrong with those, the whole roster. */
async function fetchChanges(
  { clock, log, fetchRoster }: ReadDeps,
  claimed: store.ClaimedRoster,
): Promise<FetchedRoster & { isWhole: boolean }> {
  if (claimed.differences_url !== null && !isWholeDue(claimed, clock.now())) {
    try {
      return { ...(await fetchRoster(toSource(claimed, claimed.differences_url))), isWhole: false };
    } catch (error) {
      if (!(error instanceof RosterFault)) throw error;
      log.info({ event: 'lti.roster_differences', platform: claimed.platform_id, err: error }, 'read whole');
    }
  }
  return { ...(await fetchRoster(toSource(claimed, claimed.memberships_url))), isWhole: true };
}

async function noteFault(
  { database, clock, log }: ReadDeps,
  claimed: store.ClaimedRoster,
  fault: RosterFault,
): Promise<void> {
  const { problem } = fault;
  const key = toKey(claimed);
  const askedForMs = readRetryAfterMs(fault.answer?.headers['retry-after'], clock.now()) ?? 0;
  const waitMs = Math.max(askedForMs, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** claimed.tries));
  const isGivenUp = problem === 'not_allowed' || claimed.tries + 1 >= MAX_TRIES;
  const after = (ms: number) => new Date(clock.now().getTime() + ms);
  const dueAt = isGivenUp ? undefined : after(waitMs);
  await store.storeRosterFault(database, key, { problem, dueAt, notBefore: after(REST_MS) });
  log.warn(
    {
      event: 'lti.roster_failed',
      platform: key.platformId,
      problem,
      err: fault,
      ...toTokenDetail(fault.cause),
    },
    'roster not read',
  );
}

/** Reads the roster of a context and stores it, or why it could not be read. */
export async function readContextRoster(deps: ReadDeps, claimed: store.ClaimedRoster): Promise<void> {
  const { database, clock, log } = deps;
  const key = toKey(claimed);
  try {
    const { members, leftOut, isWhole, differencesUrl } = await fetchChanges(deps, claimed);
    const identified = members.map((member) => ({ ...member, personId: toPerson(claimed, member) }));
    await store.storeRoster(database, key, {
      members: identified,
      leftOut,
      isWhole,
      differencesUrl,
      now: clock.now(),
    });
    log.info(
      { event: 'lti.roster_read', platform: key.platformId, members: members.length, leftOut, isWhole },
      'roster read',
    );
  } catch (error) {
    if (!(error instanceof RosterFault)) throw error;
    await noteFault(deps, claimed, error);
  }
}
