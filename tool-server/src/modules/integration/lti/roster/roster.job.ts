import { asId } from '@drawbridge/contracts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { Send } from '../../../../platform/http/send.ts';
import type { Job } from '../../../../platform/jobs/jobs.ts';
import type { Waker } from '../../../../platform/jobs/waker.ts';
import type { Log } from '../../../../platform/log/log.ts';
import { toPersonId } from '../launch/person-id.ts';
import { type AccessTokens, TokenError } from '../scores/access-tokens.ts';
import { readRetryAfterMs } from '../scores/backoff.ts';
import { createPlatformLanes } from '../scores/platform-lanes.ts';
import {
  createFetchRoster,
  type FetchedRoster,
  RosterFault,
  type RosterSource,
  toLinkAddress,
} from './fetch-roster.ts';
import { type ClaimedLink, claimLinkRosters, storeLinkRoster } from './link-roster.store.ts';
import type { RosterMember } from './read-members.ts';
import * as store from './roster.store.ts';

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
/** Differences are asked for in between; what they missed, a whole reading finds. */
const WHOLE_EVERY_MS = 24 * 3_600_000;
const FIRST_WAIT_MS = 60_000;
/** After a failure nobody has it read sooner, however often they ask. */
const REST_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
/** Afterwards an instructor has to ask for it. */
const MAX_TRIES = 8;

const isLink = (claimed: store.ClaimedRoster | ClaimedLink): claimed is ClaimedLink =>
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
  const fetchRoster = createFetchRoster(deps);

  const toKey = (claimed: store.ClaimedRoster): store.ContextKey => ({
    platformId: claimed.platform_id,
    deploymentId: claimed.deployment_id,
    contextId: claimed.context_id,
  });

  const toPerson = (claimed: store.ClaimedRoster, { subject }: RosterMember) =>
    toPersonId(
      {
        companyId: asId<'company'>(claimed.company_id),
        issuer: claimed.issuer,
        clientId: claimed.client_id,
      },
      subject,
    );

  const toSource = (claimed: store.ClaimedRoster, url: string): RosterSource => ({
    platform: {
      id: claimed.platform_id,
      clientId: claimed.client_id,
      authTokenUrl: claimed.auth_token_url,
      tokenAudience: claimed.token_audience,
      keySetUrl: claimed.key_set_url,
    },
    deploymentId: claimed.deployment_id,
    membershipsUrl: claimed.memberships_url,
    url,
  });

  /** What the token address said. */
  const toTokenDetail = (cause: unknown) =>
    cause instanceof TokenError && cause.detail ? { detail: cause.detail } : {};

  const isWholeDue = ({ whole_at }: store.ClaimedRoster) =>
    whole_at === null || clock.now().getTime() - new Date(whole_at).getTime() >= WHOLE_EVERY_MS;

  /** Differences where the platform offers them; whatever is wrong with those, the whole roster. */
  async function fetchChanges(claimed: store.ClaimedRoster): Promise<FetchedRoster & { isWhole: boolean }> {
    if (claimed.differences_url !== null && !isWholeDue(claimed)) {
      try {
        return { ...(await fetchRoster(toSource(claimed, claimed.differences_url))), isWhole: false };
      } catch (error) {
        if (!(error instanceof RosterFault)) throw error;
        log.info(
          { event: 'lti.roster_differences', platform: claimed.platform_id, err: error },
          'read whole',
        );
      }
    }
    return { ...(await fetchRoster(toSource(claimed, claimed.memberships_url))), isWhole: true };
  }

  async function read(claimed: store.ClaimedRoster): Promise<void> {
    const key = toKey(claimed);
    try {
      const { members, leftOut, isWhole, differencesUrl } = await fetchChanges(claimed);
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
      const { problem } = error;
      const askedForMs = readRetryAfterMs(error.answer?.headers['retry-after'], clock.now()) ?? 0;
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
          err: error,
          ...toTokenDetail(error.cause),
        },
        'roster not read',
      );
    }
  }

  /** Many platforms do not support members of a link, so a failure is nothing that an instructor has to deal with. */
  async function readLink(claimed: ClaimedLink): Promise<void> {
    const key = { ...toKey(claimed), resourceLinkId: claimed.resource_link_id };
    const about = { platform: key.platformId, isOfLink: true };
    try {
      const url = toLinkAddress(claimed.memberships_url, key.resourceLinkId);
      const { members } = await fetchRoster(toSource(claimed, url));
      const personIds = members
        .filter(({ status }) => status !== 'left')
        .map((member) => toPerson(claimed, member));
      await storeLinkRoster(database, key, { personIds, isRead: true, now: clock.now() });
      log.info({ event: 'lti.roster_read', ...about, members: personIds.length }, 'roster of a link read');
    } catch (error) {
      if (!(error instanceof RosterFault)) throw error;
      await storeLinkRoster(database, key, { personIds: [], isRead: false, now: clock.now() });
      const { problem } = error;
      log.info(
        { event: 'lti.roster_failed', ...about, problem, err: error, ...toTokenDetail(error.cause) },
        'roster of a link not read: the whole context counts',
      );
    }
  }

  const lanes = createPlatformLanes<store.ClaimedRoster | ClaimedLink>({
    async claim(room) {
      const now = clock.now();
      const given = { now, until: new Date(now.getTime() + CLAIM_MS), room };
      const contexts = await store.claimRosters(database, given);
      // With what these left of the room: it is looked again as soon as one of them is done.
      return contexts.length > 0 ? contexts : claimLinkRosters(database, given);
    },
    work: (claimed) => (isLink(claimed) ? readLink(claimed) : read(claimed)),
    mostOf: () => NONE,
    bounds: BOUNDS,
  });
  waker.onWake((name) => {
    if (name === 'rosters') lanes.wake();
  });
  return { name: 'rosters', everyMs: EVERY_MS, run: lanes.run, stop: lanes.stop };
}
