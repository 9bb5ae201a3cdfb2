import { toKey, toPerson, toSource, toTokenDetail } from './claimed-roster.ts';
import { RosterFault, toLinkAddress } from './fetch-roster.ts';
import { type ClaimedLink, storeLinkRoster } from './link-roster.store.ts';
import type { ReadDeps } from './read-context-roster.ts';

/** Reads the members of one link. Many platforms know none, so a failure is nothing that an instructor has to see to. */
export async function readLinkRoster(
  { database, clock, log, fetchRoster }: ReadDeps,
  claimed: ClaimedLink,
): Promise<void> {
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
