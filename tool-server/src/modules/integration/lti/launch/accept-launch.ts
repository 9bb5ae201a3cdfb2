import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { Secret } from '../../../../platform/secret/secret.ts';
import type { LoginState } from '../login/state-signer.ts';
import { quote } from '../pages/quote.ts';
import { refuse } from '../pages/refusals.ts';
import { mayTakeDeployment } from '../platforms/issuer-keys.ts';
import type { KnownPlatform } from '../platforms/platform-registry.ts';
import { takeDeployment } from '../platforms/platforms.store.ts';
import { ACCEPT_TARGET } from '../scores/accept-target.ts';
import type { LaunchTarget } from './choose-target.ts';
import { toPersonId } from './person-id.ts';
import type { LaunchMessage } from './read-message.ts';

/** How long a page may take to exchange its ltik. */
export const LTIK_LIFETIME_MS = 600_000;
export const SESSION_LIFETIME_MS = 8 * 3_600_000;

/**
 * Everything a launch writes, in one statement: all of it or nothing, and of parallel launches with one state exactly
 * one finds it unused (LTI-5). Without `accepted` no further row is made. The person's row is always written, so that
 * it is locked: a result recorded at the same time waits, and then sees the new grade target. Its name is what the
 * platform sends now: none, where sharing names was switched off.
 */
const ACCEPT = `
with allowed as (
  select p.id, p.company_id from lti_platform p join company c on c.id = p.company_id
  where p.id = $1::uuid and p.active and (c.expires_at is null or c.expires_at > $4::timestamptz)
    and exists (select 1 from lti_deployment d where d.platform_id = p.id and d.deployment_id = $5)
), accepted as (
  insert into lti_consumed_state (id, expires_at)
  select $2::text, $3::timestamptz from allowed
  on conflict do nothing returning id
), learner as (
  insert into person (id, kind, first_name, last_name, company_id, created_at)
  select $6::uuid, $7::text, $8::text, $9::text, allowed.company_id, $4::timestamptz from allowed, accepted
  on conflict (id) do update set
    first_name = excluded.first_name, last_name = excluded.last_name
  returning id
), ${ACCEPT_TARGET}, member as (
  insert into lti_member (platform_id, deployment_id, context_id, person_id, is_instructor, last_launched_at)
  select $1::uuid, $5::text, $18::text, learner.id, $17::boolean, $4::timestamptz from learner
  where $18::text is not null and not $35::boolean
  on conflict (platform_id, deployment_id, context_id, person_id) do update set
    is_instructor = excluded.is_instructor, last_launched_at = excluded.last_launched_at
  where lti_member.is_instructor <> excluded.is_instructor or lti_member.last_launched_at is null
    or lti_member.last_launched_at < $4::timestamptz - interval '5 minutes'
), former_member as (
  delete from lti_member m using learner
  where $35::boolean and m.platform_id = $1::uuid and m.deployment_id = $5::text and m.context_id = $18::text
    and m.person_id = learner.id
), course as (
  insert into lti_context (platform_id, deployment_id, context_id, title, memberships_url)
  select $1::uuid, $5::text, $18::text, $19::text, $26::text from learner where $18::text is not null
  on conflict (platform_id, deployment_id, context_id) do update set
    title = coalesce(excluded.title, lti_context.title),
    memberships_url = coalesce(excluded.memberships_url, lti_context.memberships_url)
  where (lti_context.title, lti_context.memberships_url) is distinct from
    (coalesce(excluded.title, lti_context.title), coalesce(excluded.memberships_url, lti_context.memberships_url))
), linked as (
  insert into lti_context_item (platform_id, deployment_id, context_id, kind, item_id, linked_at)
  select $1::uuid, $5::text, $18::text, $30::text, $31::text, $4::timestamptz from learner
  where $18::text is not null and $30::text is not null
  on conflict do nothing
), opened as (
  insert into lti_session
    (id, platform_id, person_id, deployment_id, is_instructor, context_id, context_title, resource_link_id,
     lab_id, course_id, grade_target_id, sealed_return_url, launched_at, ltik_expires_at, expires_at,
     message, reviewed_person_id, sealed_deep_linking)
  select $16::uuid, $1::uuid, learner.id, $5::text, $17::boolean, $18::text, $19::text, $12::text,
    $20::text, $21::text, (select id from target), $22::text, $4::timestamptz, $23::timestamptz, $24::timestamptz,
    $27::text, $28::uuid, $29::text
  from learner returning id
)
select (select count(*)::int from allowed) as allowed, (select count(*)::int from opened) as opened,
  (select count(*)::int from target) as graded`;

/** What a link of the context opens: one lab or course, or a list of all. A review opens what was linked before. */
function toLinked({ kind }: LaunchMessage, { item, list }: LaunchTarget): [string, string] | [null, null] {
  if (kind !== 'resource_link') return [null, null];
  if (item) return [item.kind, item.id];
  return list === undefined ? [null, null] : ['list', list];
}

export interface AcceptedLaunch {
  sessionId: string;
  personId: string;
  isGraded: boolean;
}

export function createAcceptLaunch(deps: {
  database: Database;
  clock: Clock;
  secret: Secret;
  isGraded(item: NonNullable<LaunchTarget['item']>): boolean;
}) {
  const { database, clock, secret, isGraded } = deps;

  /** Consumes the state and opens the session; refuses a state used before and a platform disabled meanwhile. */
  return async function acceptLaunch(
    platform: KnownPlatform,
    state: LoginState,
    message: LaunchMessage,
    target: LaunchTarget,
  ): Promise<AcceptedLaunch> {
    const { item } = target;
    const now = clock.now();
    const later = (ms: number) => new Date(now.getTime() + ms).toISOString();
    const { subject, context, returnUrl, deepLinking, reviewedSubject } = message;
    const personId = subject === undefined ? randomUUID() : toPersonId(platform, subject);
    const sessionId = randomUUID();
    // A lab without a score has no gradebook either.
    const isForGrades = item !== undefined && isGraded(item);
    const lineItem = isForGrades ? message.lineItem : undefined;
    const lineItems =
      isForGrades && lineItem === undefined && message.graded !== false ? message.lineItems : undefined;
    // One that was found or made before stays.
    const mayAdd = message.graded ?? !platform.deepLinks;
    // One of several that launch at the same time: the statement below would see none of the others.
    if (
      mayTakeDeployment(platform) &&
      !(await takeDeployment(database.db, platform.id, message.deploymentId))
    )
      return refuse('deployment', `deployment ${quote(message.deploymentId)}: another launched first`);
    const [row] = await database.query<{ allowed: number; opened: number; graded: number }>({
      name: 'lti_accept',
      text: ACCEPT,
      values: [
        platform.id,
        state.i,
        new Date(state.e * 1000).toISOString(),
        now.toISOString(),
        message.deploymentId,
        personId,
        subject === undefined ? 'anonymous' : 'launched',
        message.firstName,
        message.lastName,
        randomUUID(),
        subject ?? null,
        message.resourceLinkId ?? null,
        lineItem ?? null,
        item?.kind ?? null,
        item?.id ?? null,
        sessionId,
        message.isInstructor,
        context?.id ?? null,
        context?.title ?? null,
        item?.kind === 'lab' ? item.id : null,
        item?.kind === 'course' ? item.id : null,
        returnUrl === undefined ? null : secret.encrypt(returnUrl),
        later(LTIK_LIFETIME_MS),
        later(SESSION_LIFETIME_MS),
        message.scoreRule ?? null,
        message.membershipsUrl ?? null,
        message.kind,
        reviewedSubject === undefined ? null : toPersonId(platform, reviewedSubject),
        deepLinking === undefined ? null : secret.encrypt(JSON.stringify(deepLinking)),
        ...toLinked(message, target),
        lineItems?.url ?? null,
        lineItems?.mayMake ?? false,
        randomUUID(),
        message.isMentor,
        mayAdd,
      ],
    });
    if (!row?.allowed) return refuse('platform_inactive', 'switched off or changed since the login');
    if (!row.opened) return refuse('replay');
    return { sessionId, personId, isGraded: row.graded > 0 };
  };
}
