import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';
import { platformsWithRoom, type Room, toRoomValues } from '../scores/platform-room.ts';
import type { ClaimedRoster, ContextKey } from './roster.store.ts';

/** A link is unique within its deployment only. @see LTI core 5.3.5 */
export interface LinkKey extends ContextKey {
  resourceLinkId: string;
}

export type ClaimedLink = ClaimedRoster & { resource_link_id: string };

/** `l` can be claimed. `$1`: now. */
const IS_DUE = `l.platform_id = p.id and l.due_at <= $1::timestamptz
  and (l.claimed_until is null or l.claimed_until <= $1::timestamptz)`;

/** Claims the links that are due, as `claimRosters` does contexts. */
export function claimLinkRosters(
  database: Database,
  given: { now: Date; until: Date; room: Room },
): Promise<ClaimedLink[]> {
  return database.query<ClaimedLink>({
    name: 'lti_claim_link_rosters',
    text: `with due as (
      select l.*, p.company_id, p.issuer, p.client_id, p.auth_token_url, p.token_audience, p.key_set_url
      from ${platformsWithRoom(`select from lti_link_roster l where ${IS_DUE}`)} p
      cross join lateral (
        select l.platform_id, l.deployment_id, l.context_id, l.resource_link_id from lti_link_roster l where ${IS_DUE}
        order by l.due_at limit p.share
        for update of l skip locked
      ) l
      limit $3::int
    )
    update lti_link_roster l set claimed_until = $2::timestamptz
    from due, lti_context c
    where l.platform_id = due.platform_id and l.deployment_id = due.deployment_id and l.context_id = due.context_id
      and l.resource_link_id = due.resource_link_id and c.platform_id = due.platform_id
      and c.deployment_id = due.deployment_id and c.context_id = due.context_id
    returning due.*, c.memberships_url, null::text as differences_url, null::timestamptz as whole_at, 0 as tries`,
    values: [given.now.toISOString(), given.until.toISOString(), ...toRoomValues(given.room)],
  });
}

/** Replaces who has access to a link: all of it or nothing. Of a reading that failed nothing is kept: nobody is left out. */
export async function storeLinkRoster(
  database: Database,
  { platformId, deploymentId, contextId, resourceLinkId }: LinkKey,
  read: { personIds: readonly string[]; isRead: boolean; now: Date },
): Promise<void> {
  const at = read.now.toISOString();
  const ofLink = sql`platform_id = ${platformId}::uuid and deployment_id = ${deploymentId} and context_id = ${contextId}
    and resource_link_id = ${resourceLinkId}`;
  await database.db.transaction(async (tx) => {
    const { rows } = (await tx.execute(sql`
      update lti_link_roster set due_at = null, claimed_until = null,
        read_at = case when ${read.isRead} then ${at}::timestamptz end,
        failed_at = case when not ${read.isRead} then ${at}::timestamptz end
      where ${ofLink} returning 1`)) as { rows: unknown[] };
    // Deleted meanwhile, with its platform.
    if (rows.length === 0) return;
    await tx.execute(sql`delete from lti_link_member where ${ofLink}`);
    await tx.execute(sql`
      insert into lti_link_member (platform_id, deployment_id, context_id, resource_link_id, person_id)
      select ${platformId}::uuid, ${deploymentId}::text, ${contextId}::text, ${resourceLinkId}::text, m.id::uuid
      from jsonb_array_elements_text(${JSON.stringify(read.personIds)}::jsonb) as m (id)
      on conflict do nothing`);
  });
}

/**
 * Has the roster of a link read that was not read since `olderThan`, nor failed since `retryFrom`. Gives true when it is
 * to be read now.
 */
export async function askForLinkRoster(
  database: Database,
  key: LinkKey,
  { now, olderThan, retryFrom }: { now: Date; olderThan: Date; retryFrom: Date },
): Promise<boolean> {
  const rows = await database.query({
    name: 'lti_ask_for_link_roster',
    text: `insert into lti_link_roster (platform_id, deployment_id, context_id, resource_link_id, due_at)
      select c.platform_id, c.deployment_id, c.context_id, $4::text, $5::timestamptz from lti_context c
      where c.platform_id = $1::uuid and c.deployment_id = $2::text and c.context_id = $3::text
        and c.memberships_url is not null
      on conflict (platform_id, deployment_id, context_id, resource_link_id) do update set due_at = excluded.due_at
      where lti_link_roster.due_at is null
        and (lti_link_roster.read_at is null or lti_link_roster.read_at < $6::timestamptz)
        and (lti_link_roster.failed_at is null or lti_link_roster.failed_at <= $7::timestamptz)
      returning 1`,
    values: [
      key.platformId,
      key.deploymentId,
      key.contextId,
      key.resourceLinkId,
      now.toISOString(),
      olderThan.toISOString(),
      retryFrom.toISOString(),
    ],
  });
  return rows.length > 0;
}
