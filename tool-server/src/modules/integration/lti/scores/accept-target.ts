/**
 * What a launch writes about grades, as parts of its one statement: `launch` is what it knows, `learner` the person's row.
 *
 * A launch that names a line item makes a score due again that was given up, and so does the next launch of its link
 * where the platform names none. Without a line item we look for one or make one, once for everybody: the target has its
 * address when it is known.
 */
export const ACCEPT_TARGET = `
line_known as (
  select l.id, l.url from launch join lti_line_item l on l.platform_id = launch.platform_id
    and l.deployment_id = launch.deployment_id and l.line_items_url = launch.line_items_url
    and l.resource_link_id = coalesce(launch.resource_link_id, '') and l.item_kind = launch.item_kind
    and l.item_id = launch.item_id
), line_made as (
  insert into lti_line_item
    (id, platform_id, deployment_id, line_items_url, resource_link_id, item_kind, item_id, may_make, due_at, created_at)
  select launch.new_line_item_id, launch.platform_id, launch.deployment_id, launch.line_items_url,
    coalesce(launch.resource_link_id, ''), launch.item_kind, launch.item_id, launch.may_make_line_item,
    launch.launched_at, launch.launched_at
  from launch, learner
  where launch.line_items_url is not null and launch.may_add_line_item and not exists (select 1 from line_known)
  on conflict (platform_id, deployment_id, line_items_url, resource_link_id, item_kind, item_id)
    do update set may_make = excluded.may_make
  returning id, url
), line_revived as (
  update lti_line_item l set may_make = launch.may_make_line_item, dead_reason = null, fault = null, tries = 0,
    due_at = case when l.url is null then launch.launched_at end
  from launch, line_known, learner
  where l.id = line_known.id and (l.dead_reason is not null or l.may_make <> launch.may_make_line_item)
), address as (
  select launch.line_item, null::uuid as line_item_id from launch where launch.line_item is not null
  union all
  select coalesce(line.url, 'urn:uuid:' || line.id::text), line.id
  from (select id, url from line_known union all select id, url from line_made) line
), target as (
  insert into lti_grade_target
    (id, platform_id, person_id, subject, deployment_id, resource_link_id, context_id, line_item, line_item_id,
     score_rule, item_kind, item_id, due_at, created_at)
  select launch.new_target_id, launch.platform_id, learner.id, launch.subject, launch.deployment_id,
    launch.resource_link_id, launch.context_id, address.line_item, address.line_item_id, launch.score_rule,
    launch.item_kind, launch.item_id, launch.launched_at, launch.launched_at
  from launch, learner, address
  on conflict (person_id, line_item) do update set
    resource_link_id = excluded.resource_link_id, deployment_id = excluded.deployment_id,
    context_id = excluded.context_id, score_rule = excluded.score_rule,
    line_item_id = coalesce(lti_grade_target.line_item_id, excluded.line_item_id),
    item_kind = excluded.item_kind, item_id = excluded.item_id,
    due_at = case when lti_grade_target.dead_reason is null
        and lti_grade_target.item_id = excluded.item_id and lti_grade_target.item_kind = excluded.item_kind
        and lti_grade_target.score_rule is not distinct from excluded.score_rule
      then lti_grade_target.due_at else excluded.due_at end,
    tries = case when lti_grade_target.dead_reason is null then lti_grade_target.tries else 0 end,
    fault = case when lti_grade_target.dead_reason is null then lti_grade_target.fault end,
    dead_reason = null,
    revision = lti_grade_target.revision + 1
  returning id
), revived as (
  update lti_grade_target t set due_at = launch.launched_at, dead_reason = null, fault = null, tries = 0,
    revision = t.revision + 1
  from launch, learner
  where t.person_id = learner.id and t.platform_id = launch.platform_id and t.deployment_id = launch.deployment_id
    and t.resource_link_id = launch.resource_link_id and t.dead_reason is not null
    and not exists (select 1 from address)
)`;
