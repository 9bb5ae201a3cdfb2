import type { Database } from '../../../platform/db/database.ts';

/** A grade target claimed for delivery, with the score it should show and what is known of the last attempt. */
export interface ClaimedTarget extends Record<string, unknown> {
  id: string;
  platform_id: string;
  client_id: string;
  auth_token_url: string;
  key_set_url: string;
  subject: string;
  deployment_id: string;
  line_item: string;
  revision: number;
  tries: number;
  /** The score to show; null when nothing was graded yet. */
  score: number | null;
  completed: boolean | null;
  sent_at: string | Date | null;
  is_delivered: boolean;
  /** True when this very score was sent before and it is unknown whether it arrived. */
  is_repeat: boolean;
}

/**
 * Claims what is due, and stores what is about to be sent before it is: after a kill the same score is sent under the
 * same timestamp. A new score gets a timestamp later than every one before it, in whole seconds, because some platforms
 * compare no finer (AGS 3.4.4).
 */
const CLAIM = `
with due as (
  select t.id, r.score, r.completed, p.client_id, p.auth_token_url, p.key_set_url,
    (r.score is null or (t.delivered_score is not distinct from r.score
      and t.delivered_completed is not distinct from r.completed)) as is_delivered,
    (t.sending_score is not distinct from r.score and t.sending_completed is not distinct from r.completed
      and t.sending_score is not null) as is_repeat
  from lti_grade_target t
  join lti_platform p on p.id = t.platform_id and p.active
  left join lti_result r on r.person_id = t.person_id and r.item_kind = t.item_kind and r.item_id = t.item_id
  where t.due_at <= $1::timestamptz and (t.claimed_until is null or t.claimed_until <= $1::timestamptz)
    and t.platform_id <> all (string_to_array($4::text, ',')::uuid[])
  order by t.due_at limit $3::int
  for update of t skip locked
)
update lti_grade_target t set
  claimed_until = $2::timestamptz,
  sent_at = case when due.is_delivered or due.is_repeat then t.sent_at
    else greatest(date_trunc('second', $1::timestamptz), t.sent_at + interval '1 second') end,
  sending_score = case when due.is_delivered then t.sending_score else due.score end,
  sending_completed = case when due.is_delivered then t.sending_completed else due.completed end
from due where t.id = due.id
returning t.id, t.platform_id, due.client_id, due.auth_token_url, due.key_set_url, t.subject, t.deployment_id, t.line_item, t.revision,
  t.tries, due.score, due.completed, t.sent_at, due.is_delivered, due.is_repeat`;

export function claimTargets(
  database: Database,
  given: { now: Date; until: Date; limit: number; resting: readonly string[] },
): Promise<ClaimedTarget[]> {
  return database.query<ClaimedTarget>({
    name: 'lti_claim_targets',
    text: CLAIM,
    values: [given.now.toISOString(), given.until.toISOString(), given.limit, given.resting.join(',')],
  });
}

/** A change since the claim leaves the target due. */
const UNLESS_NEWER = (otherwise: string) => `case when revision = $2::int then ${otherwise} else due_at end`;

export async function settle(database: Database, { id, revision }: ClaimedTarget): Promise<void> {
  await database.query({
    name: 'lti_settle_target',
    text: `update lti_grade_target set claimed_until = null, tries = 0, due_at = ${UNLESS_NEWER('null')} where id = $1::uuid`,
    values: [id, revision],
  });
}

export async function storeDelivered(database: Database, target: ClaimedTarget, now: Date): Promise<void> {
  await database.query({
    name: 'lti_store_delivered',
    text: `update lti_grade_target set delivered_score = $3::int, delivered_completed = $4::boolean,
        delivered_at = $5::timestamptz, sending_score = null, sending_completed = null, claimed_until = null,
        tries = 0, dead_reason = null, due_at = ${UNLESS_NEWER('null')}
      where id = $1::uuid`,
    values: [target.id, target.revision, target.score, target.completed, now.toISOString()],
  });
}

/** `isUnknown`: the score may have arrived; it is sent again unchanged. Otherwise it gets a new timestamp. */
export async function storeRetry(
  database: Database,
  { id, revision }: ClaimedTarget,
  { dueAt, isUnknown }: { dueAt: Date; isUnknown: boolean },
): Promise<void> {
  await database.query({
    name: 'lti_store_retry',
    text: `update lti_grade_target set tries = tries + 1, claimed_until = null,
        sending_score = case when $4::boolean then sending_score end,
        sending_completed = case when $4::boolean then sending_completed end,
        due_at = ${UNLESS_NEWER('$3::timestamptz')}
      where id = $1::uuid`,
    values: [id, revision, dueAt.toISOString(), isUnknown],
  });
}

export async function storeDead(
  database: Database,
  { id, revision }: ClaimedTarget,
  reason: string,
): Promise<void> {
  await database.query({
    name: 'lti_store_dead',
    text: `update lti_grade_target set claimed_until = null, sending_score = null, sending_completed = null,
        dead_reason = case when revision = $2::int then $3::text end, due_at = ${UNLESS_NEWER('null')}
      where id = $1::uuid`,
    values: [id, revision, reason],
  });
}
