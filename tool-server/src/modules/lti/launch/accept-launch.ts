import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, StatementValue } from '../../../platform/db/database.ts';
import { createNamedStatement } from '../../../platform/db/named-statement.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import type { LoginState } from '../login/state-signer.ts';
import { refuse } from '../pages/refusals.ts';
import type { KnownPlatform } from '../platforms/platform-registry.ts';
import type { LaunchTarget } from './choose-target.ts';
import { toPersonId } from './person-id.ts';
import type { LaunchMessage } from './read-message.ts';

/** How long a page may take to swap its ltik. */
export const LTIK_LIFETIME_MS = 600_000;
export const SESSION_LIFETIME_MS = 8 * 3_600_000;

/** What the statement is given, by name. */
interface AcceptValues extends Record<string, StatementValue> {
  platformId: string;
  stateId: string;
  stateExpiresAt: string;
  now: string;
  deploymentId: string;
  personId: string;
  personKind: 'anonymous' | 'launched';
  firstName: string;
  lastName: string;
  gradeTargetId: string;
  subject: string | null;
  resourceLinkId: string;
  lineItem: string | null;
  itemKind: string | null;
  itemId: string | null;
  sessionId: string;
  isInstructor: boolean;
  contextId: string | null;
  contextTitle: string | null;
  labId: string | null;
  courseId: string | null;
  returnUrl: string | null;
  ltikExpiresAt: string;
  sessionExpiresAt: string;
}
const value = (name: keyof AcceptValues & string) => sql.placeholder(name);

/**
 * Everything a launch writes, in one statement: it is written as a whole or not at all, and of parallel launches with one
 * state exactly one finds it unused (LTI-5). Without `accepted` no further row is made. The person's row is always
 * written, so that it is locked: a result recorded at the same time waits, and then sees the new grade target.
 */
const toStatement = createNamedStatement<AcceptValues>(
  'lti_accept',
  sql`
with allowed as (
  select p.id, p.company_id from lti_platform p
  where p.id = ${value('platformId')}::uuid and p.active and (
    exists (select 1 from lti_deployment d where d.platform_id = p.id and d.deployment_id = ${value('deploymentId')})
    or not exists (select 1 from lti_deployment d where d.platform_id = p.id))
), accepted as (
  insert into lti_consumed_state (id, expires_at)
  select ${value('stateId')}::text, ${value('stateExpiresAt')}::timestamptz from allowed
  on conflict do nothing returning id
), deployed as (
  insert into lti_deployment (platform_id, deployment_id)
  select allowed.id, ${value('deploymentId')}::text from allowed, accepted
  where not exists (select 1 from lti_deployment d where d.platform_id = allowed.id)
  on conflict do nothing
), learner as (
  insert into person (id, kind, first_name, last_name, company_id, created_at)
  select ${value('personId')}::uuid, ${value('personKind')}::text, ${value('firstName')}::text, ${value('lastName')}::text, allowed.company_id, ${value('now')}::timestamptz from allowed, accepted
  on conflict (id) do update set
    first_name = case when excluded.first_name || excluded.last_name = '' then person.first_name else excluded.first_name end,
    last_name = case when excluded.first_name || excluded.last_name = '' then person.last_name else excluded.last_name end
  returning id
), target as (
  insert into lti_grade_target
    (id, platform_id, person_id, subject, deployment_id, resource_link_id, line_item, item_kind, item_id, due_at, created_at)
  select ${value('gradeTargetId')}::uuid, ${value('platformId')}::uuid, learner.id, ${value('subject')}::text, ${value('deploymentId')}::text, ${value('resourceLinkId')}::text, ${value('lineItem')}::text, ${value('itemKind')}::text, ${value('itemId')}::text, ${value('now')}::timestamptz, ${value('now')}::timestamptz
  from learner where ${value('lineItem')}::text is not null
  on conflict (person_id, line_item) do update set
    resource_link_id = excluded.resource_link_id, deployment_id = excluded.deployment_id,
    item_kind = excluded.item_kind, item_id = excluded.item_id,
    due_at = case when lti_grade_target.item_id = excluded.item_id and lti_grade_target.item_kind = excluded.item_kind
      then lti_grade_target.due_at else excluded.due_at end,
    revision = lti_grade_target.revision + 1
  returning id
), member as (
  insert into lti_member (platform_id, deployment_id, context_id, person_id, is_instructor)
  select ${value('platformId')}::uuid, ${value('deploymentId')}::text, ${value('contextId')}::text, learner.id, ${value('isInstructor')}::boolean from learner where ${value('contextId')}::text is not null
  on conflict (platform_id, deployment_id, context_id, person_id) do update set is_instructor = excluded.is_instructor
  where lti_member.is_instructor <> excluded.is_instructor
), opened as (
  insert into lti_session
    (id, platform_id, person_id, deployment_id, is_instructor, context_id, context_title, resource_link_id,
     lab_id, course_id, grade_target_id, sealed_return_url, launched_at, ltik_expires_at, expires_at)
  select ${value('sessionId')}::uuid, ${value('platformId')}::uuid, learner.id, ${value('deploymentId')}::text, ${value('isInstructor')}::boolean, ${value('contextId')}::text, ${value('contextTitle')}::text, ${value('resourceLinkId')}::text,
    ${value('labId')}::text, ${value('courseId')}::text, (select id from target), ${value('returnUrl')}::text, ${value('now')}::timestamptz, ${value('ltikExpiresAt')}::timestamptz, ${value('sessionExpiresAt')}::timestamptz
  from learner returning id
)
select (select count(*)::int from allowed) as allowed, (select count(*)::int from opened) as opened,
  (select count(*)::int from target) as graded`,
);

export interface AcceptedLaunch {
  sessionId: string;
  personId: string;
  isGraded: boolean;
}

export function createAcceptLaunch(deps: { database: Database; clock: Clock; secret: Secret }) {
  const { database, clock, secret } = deps;

  /** Consumes the state and opens the session; refuses a state used before and a platform switched off meanwhile. */
  return async function acceptLaunch(
    platform: KnownPlatform,
    state: LoginState,
    message: LaunchMessage,
    { item }: LaunchTarget,
  ): Promise<AcceptedLaunch> {
    const now = clock.now();
    const later = (ms: number) => new Date(now.getTime() + ms).toISOString();
    const { subject, context, returnUrl } = message;
    const personId = subject === undefined ? randomUUID() : toPersonId(platform, subject);
    const sessionId = randomUUID();
    const lineItem = item === undefined ? undefined : message.lineItem;
    const [row] = await database.query<{ allowed: number; opened: number; graded: number }>(
      toStatement({
        platformId: platform.id,
        stateId: state.i,
        stateExpiresAt: new Date(state.e * 1000).toISOString(),
        now: now.toISOString(),
        deploymentId: message.deploymentId,
        personId,
        personKind: subject === undefined ? 'anonymous' : 'launched',
        firstName: message.firstName,
        lastName: message.lastName,
        gradeTargetId: randomUUID(),
        subject: subject ?? null,
        resourceLinkId: message.resourceLinkId,
        lineItem: lineItem ?? null,
        itemKind: item?.kind ?? null,
        itemId: item?.id ?? null,
        sessionId,
        isInstructor: message.isInstructor,
        contextId: context?.id ?? null,
        contextTitle: context?.title ?? null,
        labId: item?.kind === 'lab' ? item.id : null,
        courseId: item?.kind === 'course' ? item.id : null,
        returnUrl: returnUrl === undefined ? null : secret.encrypt(returnUrl),
        ltikExpiresAt: later(LTIK_LIFETIME_MS),
        sessionExpiresAt: later(SESSION_LIFETIME_MS),
      }),
    );
    if (!row?.allowed) return refuse('platform_inactive', 'switched off or changed since the login');
    if (!row.opened) return refuse('replay');
    return { sessionId, personId, isGraded: row.graded > 0 };
  };
}
