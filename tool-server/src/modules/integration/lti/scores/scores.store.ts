import type { ScoreFault } from '@drawbridge/contracts/integration';
import type { Database } from '../../../../platform/db/database.ts';
import { platformsWithRoom, type Room, toRoomValues } from './platform-room.ts';
import { WANTED_SCORE } from './score.rule.ts';
import { IS_DELIVERED } from './score-state.ts';

/** A grade target claimed for delivery, with the score it should show and what is known of the last attempt. */
export interface ClaimedTarget extends Record<string, unknown> {
  id: string;
  platform_id: string;
  company_id: string;
  client_id: string;
  auth_token_url: string;
  token_audience: string | null;
  key_set_url: string;
  person_id: string;
  subject: string;
  deployment_id: string;
  line_item: string;
  revision: number;
  tries: number;
  /** The score to show; null when nothing was graded yet. */
  score: number | null;
  completed: boolean | null;
  sent_at: string | null;
  is_delivered: boolean;
  /** True when this very score was sent before and it is unknown whether it arrived. */
  is_repeat: boolean;
  /** The line item that we found or made ourselves. */
  line_item_id: string | null;
  /** Its current URL; differs from `line_item` until the target adopts it. */
  line_url: string | null;
  /** Why there is no line item and will not be one. */
  line_fault: ScoreFault | null;
  line_said: string | null;
}

/** `t` can be claimed; `l`: the line item of ours that it is for. `$1`: now. What waits for its line item cannot. */
const WHERE_DUE = `lti_grade_target t left join lti_line_item l on l.id = t.line_item_id
  where t.platform_id = p.id and t.due_at <= $1::timestamptz
    and (t.claimed_until is null or t.claimed_until <= $1::timestamptz)
    and (l.id is null or l.url is not null or l.dead_reason is not null)`;

/**
 * Claims what is due, and stores what is about to be sent before it is: after a kill the same score is sent under the
 * same timestamp. A new score gets a timestamp later than every one before it, in whole seconds, because some platforms
 * compare no finer (AGS 3.4.4). Platforms without a call in flight come first.
 *
 * A target that another transaction couples with its line item while this one begins has no `l`: PostgreSQL reads the new
 * row of the target, and keeps what it had joined to the old one. That is no fault of the line item: the target has its
 * address. In the same way a result that is recorded meanwhile is not in `r`, while `t` has the revision that it made. The
 * revision is therefore that of `seen`, which is of the same snapshot as `r`: the delivery of the old one leaves it due.
 */
const CLAIM = `
with due as (
  select t.id, ${WANTED_SCORE} as score, r.completed, p.company_id, p.client_id, p.auth_token_url, p.token_audience, p.key_set_url,
    t.line_url, t.line_fault, t.line_said, seen.revision,
    (r.score is null or ${IS_DELIVERED}) as is_delivered,
    (t.sending_score is not distinct from ${WANTED_SCORE} and t.sending_completed is not distinct from r.completed
      and t.sending_score is not null) as is_repeat
  from ${platformsWithRoom(`select from ${WHERE_DUE}`)} p
  cross join lateral (
    select t.*, l.url as line_url, case when l.id is not null and l.url is null then coalesce(l.fault, 'refused') end as line_fault,
      l.said as line_said
    from ${WHERE_DUE}
    order by t.due_at limit p.share
    for update of t skip locked
  ) t
  join lti_grade_target seen on seen.id = t.id
  left join lti_result r on r.person_id = t.person_id and r.item_kind = t.item_kind and r.item_id = t.item_id
  limit $3::int
)
update lti_grade_target t set
  claimed_until = $2::timestamptz,
  sent_at = case when due.is_delivered or due.is_repeat then t.sent_at
    else greatest(date_trunc('second', $1::timestamptz), t.sent_at + interval '1 second') end,
  sending_score = case when due.is_delivered then t.sending_score else due.score end,
  sending_completed = case when due.is_delivered then t.sending_completed else due.completed end
from due where t.id = due.id
returning t.id, t.platform_id, due.company_id, due.client_id, due.auth_token_url, due.token_audience, due.key_set_url, t.person_id,
  t.subject, t.deployment_id, t.line_item, due.revision, t.tries, due.score, due.completed, t.sent_at, due.is_delivered,
  due.is_repeat, t.line_item_id, due.line_url, case when t.line_item_id is not null then due.line_fault end as line_fault,
  due.line_said`;

export function claimTargets(
  database: Database,
  given: { now: Date; until: Date; room: Room },
): Promise<ClaimedTarget[]> {
  return database.query<ClaimedTarget>({
    name: 'lti_claim_targets',
    text: CLAIM,
    values: [given.now.toISOString(), given.until.toISOString(), ...toRoomValues(given.room)],
  });
}

/** A change since the claim leaves the target due. */
const UNLESS_NEWER = (otherwise: string) => `case when revision = $2::int then ${otherwise} else due_at end`;

export async function settle(database: Database, { id, revision }: ClaimedTarget): Promise<void> {
  await database.query({
    name: 'lti_settle_target',
    text: `update lti_grade_target set claimed_until = null, tries = 0, fault = null, due_at = ${UNLESS_NEWER('null')}
      where id = $1::uuid`,
    values: [id, revision],
  });
}

export async function storeDelivered(database: Database, target: ClaimedTarget, now: Date): Promise<void> {
  await database.query({
    name: 'lti_store_delivered',
    text: `update lti_grade_target set delivered_score = $3::int, delivered_completed = $4::boolean,
        delivered_at = $5::timestamptz, sending_score = null, sending_completed = null, claimed_until = null,
        tries = 0, dead_reason = null, fault = null, due_at = ${UNLESS_NEWER('null')}
      where id = $1::uuid`,
    values: [target.id, target.revision, target.score, target.completed, now.toISOString()],
  });
}

/** `isUnknown`: the score may have arrived; it is sent again unchanged. Otherwise it gets a new timestamp. */
export async function storeRetry(
  database: Database,
  { id, revision }: ClaimedTarget,
  given: { dueAt: Date; isUnknown: boolean; fault: ScoreFault; said: string | undefined },
): Promise<void> {
  await database.query({
    name: 'lti_store_retry',
    text: `update lti_grade_target set tries = tries + 1, claimed_until = null, fault = $5::text,
        said = $6::text,
        sending_score = case when $4::boolean then sending_score end,
        sending_completed = case when $4::boolean then sending_completed end,
        due_at = ${UNLESS_NEWER('$3::timestamptz')}
      where id = $1::uuid`,
    values: [id, revision, given.dueAt.toISOString(), given.isUnknown, given.fault, given.said ?? null],
  });
}

export async function storeDead(
  database: Database,
  { id, revision }: ClaimedTarget,
  { reason, fault, said }: { reason: string; fault: ScoreFault; said?: string | null | undefined },
): Promise<void> {
  await database.query({
    name: 'lti_store_dead',
    text: `update lti_grade_target set claimed_until = null, sending_score = null, sending_completed = null,
        tries = tries + 1, dead_reason = case when revision = $2::int then $3::text end,
        fault = case when revision = $2::int then $4::text end, said = $5::text, due_at = ${UNLESS_NEWER('null')}
      where id = $1::uuid`,
    values: [id, revision, reason, fault, said ?? null],
  });
}
