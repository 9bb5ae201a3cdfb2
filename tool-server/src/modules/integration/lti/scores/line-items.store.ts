import type { ScoreFault } from '@drawbridge/contracts/integration';
import type { Database } from '../../../../platform/db/database.ts';
import { platformsWithRoom, type Room, toRoomValues } from './platform-room.ts';

/** A line item that is to be found or made, with what that takes. */
export interface ClaimedLineItem extends Record<string, unknown> {
  id: string;
  platform_id: string;
  company_id: string;
  client_id: string;
  auth_token_url: string;
  token_audience: string | null;
  key_set_url: string;
  deployment_id: string;
  line_items_url: string;
  /** Empty for one that is coupled with no link. */
  resource_link_id: string;
  item_kind: 'lab' | 'course';
  item_id: string;
  may_make: boolean;
  tries: number;
}

/** `l` can be claimed. `$1`: now. */
const IS_DUE = `l.platform_id = p.id and l.due_at <= $1::timestamptz
  and (l.claimed_until is null or l.claimed_until <= $1::timestamptz)`;

export function claimLineItems(
  database: Database,
  given: { now: Date; until: Date; room: Room },
): Promise<ClaimedLineItem[]> {
  return database.query<ClaimedLineItem>({
    name: 'lti_claim_line_items',
    text: `with due as (
        select l.id, p.company_id, p.client_id, p.auth_token_url, p.token_audience, p.key_set_url
        from ${platformsWithRoom(`select from lti_line_item l where ${IS_DUE}`)} p
        cross join lateral (
          select l.id from lti_line_item l where ${IS_DUE}
          order by l.due_at limit p.share
          for update of l skip locked
        ) l
        limit $3::int
      )
      update lti_line_item l set claimed_until = $2::timestamptz from due where l.id = due.id
      returning due.*, l.platform_id, l.deployment_id, l.line_items_url, l.resource_link_id, l.item_kind, l.item_id,
        l.may_make, l.tries`,
    values: [given.now.toISOString(), given.until.toISOString(), ...toRoomValues(given.room)],
  });
}

/** The targets that wait for it, or whose line item it replaces, are due. */
export async function storeLineItem(
  database: Database,
  { id }: ClaimedLineItem,
  { url, now }: { url: string; now: Date },
): Promise<void> {
  await database.query({
    name: 'lti_store_line_item',
    text: `with found as (
        update lti_line_item set url = $2::text, due_at = null, claimed_until = null, tries = 0, dead_reason = null,
          fault = null
        where id = $1::uuid returning id
      )
      update lti_grade_target t set due_at = $3::timestamptz, revision = t.revision + 1
      from found where t.line_item_id = found.id and t.line_item <> $2::text`,
    values: [id, url, now.toISOString()],
  });
}

export async function storeLineItemRetry(
  database: Database,
  { id }: ClaimedLineItem,
  { dueAt, fault, said }: { dueAt: Date; fault: ScoreFault; said: string | undefined },
): Promise<void> {
  await database.query({
    name: 'lti_store_line_item_retry',
    text: `update lti_line_item set tries = tries + 1, claimed_until = null, due_at = $2::timestamptz, fault = $3::text,
        said = $4::text
      where id = $1::uuid`,
    values: [id, dueAt.toISOString(), fault, said ?? null],
  });
}

/** Until a launch or a person asks for it again. Its targets are given up when they are due. */
export async function storeLineItemDead(
  database: Database,
  { id }: ClaimedLineItem,
  { reason, fault, said }: { reason: string; fault: ScoreFault; said: string | undefined },
): Promise<void> {
  await database.query({
    name: 'lti_store_line_item_dead',
    text: `update lti_line_item set claimed_until = null, due_at = null, dead_reason = $2::text, fault = $3::text,
        said = $4::text
      where id = $1::uuid`,
    values: [id, reason, fault, said ?? null],
  });
}
