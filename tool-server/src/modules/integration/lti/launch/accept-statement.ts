import { getTableName } from 'drizzle-orm';
import { ltiPlatform } from '../../../kernel/people/lti-platform.table.ts';
import { company, person } from '../../../kernel/people/people.table.ts';
import { ACCEPT_TARGET } from '../scores/accept-target.ts';
import { LAUNCH_COLUMNS } from './launch-row.ts';

/**
 * Everything a launch writes, in one statement: all of it or nothing, and of parallel launches with one state exactly
 * one finds it unused (LTI-5). Without `accepted` no further row is made. The person's row is always written, so that
 * it is locked: a result recorded at the same time waits, and then sees the new grade target. Its name is what the
 * platform sends now: none, where sharing names was switched off.
 * The one parameter is a `LaunchRow` as JSON: `launch`.
 */
export const ACCEPT = `
with launch as materialized (
  select * from jsonb_to_record($1::jsonb) as given (${LAUNCH_COLUMNS})
), allowed as (
  select p.company_id from launch join ${getTableName(ltiPlatform)} p on p.id = launch.platform_id join ${getTableName(company)} c on c.id = p.company_id
  where p.active and (c.expires_at is null or c.expires_at > launch.launched_at) and exists (
    select 1 from lti_deployment d where d.platform_id = p.id and d.deployment_id = launch.deployment_id)
), accepted as (
  insert into lti_consumed_state (id, expires_at)
  select launch.state_id, launch.state_expires_at from launch, allowed
  on conflict do nothing returning id
), learner as (
  insert into ${getTableName(person)} (id, kind, first_name, last_name, company_id, created_at)
  select launch.person_id, launch.person_kind, launch.first_name, launch.last_name, allowed.company_id,
    launch.launched_at
  from launch, allowed, accepted
  on conflict (id) do update set
    first_name = excluded.first_name, last_name = excluded.last_name
  returning id
), ${ACCEPT_TARGET}, member as (
  insert into lti_member (platform_id, deployment_id, context_id, person_id, is_instructor, last_launched_at)
  select launch.platform_id, launch.deployment_id, launch.context_id, learner.id, launch.is_instructor,
    launch.launched_at
  from launch, learner where launch.context_id is not null and not launch.is_mentor
  on conflict (platform_id, deployment_id, context_id, person_id) do update set
    is_instructor = excluded.is_instructor, last_launched_at = excluded.last_launched_at
  where lti_member.is_instructor <> excluded.is_instructor or lti_member.last_launched_at is null
    or lti_member.last_launched_at < excluded.last_launched_at - interval '5 minutes'
), former_member as (
  delete from lti_member m using launch, learner
  where launch.is_mentor and m.platform_id = launch.platform_id and m.deployment_id = launch.deployment_id
    and m.context_id = launch.context_id and m.person_id = learner.id
), course as (
  insert into lti_context (platform_id, deployment_id, context_id, title, memberships_url)
  select launch.platform_id, launch.deployment_id, launch.context_id, launch.context_title, launch.memberships_url
  from launch, learner where launch.context_id is not null
  on conflict (platform_id, deployment_id, context_id) do update set
    title = coalesce(excluded.title, lti_context.title),
    memberships_url = coalesce(excluded.memberships_url, lti_context.memberships_url)
  where (lti_context.title, lti_context.memberships_url) is distinct from
    (coalesce(excluded.title, lti_context.title), coalesce(excluded.memberships_url, lti_context.memberships_url))
), linked as (
  insert into lti_context_item (platform_id, deployment_id, context_id, kind, item_id, linked_at)
  select launch.platform_id, launch.deployment_id, launch.context_id, launch.linked_kind, launch.linked_id,
    launch.launched_at
  from launch, learner where launch.context_id is not null and launch.linked_kind is not null
  on conflict do nothing
), opened as (
  insert into lti_session
    (id, platform_id, person_id, deployment_id, is_instructor, context_id, context_title, resource_link_id,
     lab_id, course_id, grade_target_id, sealed_return_url, launched_at, ltik_expires_at, expires_at,
     message, reviewed_person_id, sealed_deep_linking)
  select launch.session_id, launch.platform_id, learner.id, launch.deployment_id, launch.is_instructor,
    launch.context_id, launch.context_title, launch.resource_link_id,
    case launch.item_kind when 'lab' then launch.item_id end,
    case launch.item_kind when 'course' then launch.item_id end,
    (select id from target), launch.sealed_return_url, launch.launched_at, launch.ltik_expires_at,
    launch.session_expires_at, launch.message_kind, launch.reviewed_person_id, launch.sealed_deep_linking
  from launch, learner returning id
)
select (select count(*)::int from allowed) as allowed, (select count(*)::int from opened) as opened,
  (select count(*)::int from target) as graded`;
