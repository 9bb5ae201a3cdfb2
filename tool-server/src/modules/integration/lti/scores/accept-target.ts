/**
 * What a launch writes about grades, as parts of its one statement; `learner` is the person's row. Parameters: $1
 * platform, $4 now, $5 deployment, $10 id of a new target, $11 subject, $12 resource link, $13 line item, $14 and $15
 * kind and id of the lab or course, $18 context, $32 container of line items where the platform named no line item, $33
 * whether we may make one, $34 id of a new one, $25 rule of the link, $36 whether one may be looked for that is not known yet.
 *
 * A launch that names a line item makes a score due again that was given up, and so does the next launch of its link
 * where the platform names none. Without a line item we look for one or make one, once for everybody: the target has its
 * address when it is known.
 */
export const ACCEPT_TARGET = `
line_known as (
  select l.id, l.url from lti_line_item l
  where l.platform_id = $1::uuid and l.deployment_id = $5::text and l.line_items_url = $32::text
    and l.resource_link_id = coalesce($12::text, '') and l.item_kind = $14::text and l.item_id = $15::text
), line_made as (
  insert into lti_line_item
    (id, platform_id, deployment_id, line_items_url, resource_link_id, item_kind, item_id, may_make, due_at, created_at)
  select $34::uuid, $1::uuid, $5::text, $32::text, coalesce($12::text, ''), $14::text, $15::text, $33::boolean, $4::timestamptz, $4::timestamptz
  from learner where $32::text is not null and $36::boolean and not exists (select 1 from line_known)
  on conflict (platform_id, deployment_id, line_items_url, resource_link_id, item_kind, item_id)
    do update set may_make = excluded.may_make
  returning id, url
), line_revived as (
  update lti_line_item l set may_make = $33::boolean, dead_reason = null, fault = null, tries = 0,
    due_at = case when l.url is null then $4::timestamptz end
  from line_known, learner
  where l.id = line_known.id and (l.dead_reason is not null or l.may_make <> $33::boolean)
), address as (
  select $13::text as line_item, null::uuid as line_item_id where $13::text is not null
  union all
  select coalesce(line.url, 'urn:uuid:' || line.id::text), line.id
  from (select id, url from line_known union all select id, url from line_made) line
), target as (
  insert into lti_grade_target
    (id, platform_id, person_id, subject, deployment_id, resource_link_id, context_id, line_item, line_item_id,
     score_rule, item_kind, item_id, due_at, created_at)
  select $10::uuid, $1::uuid, learner.id, $11::text, $5::text, $12::text, $18::text, address.line_item,
    address.line_item_id, $25::text, $14::text, $15::text, $4::timestamptz, $4::timestamptz
  from learner, address
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
  update lti_grade_target t set due_at = $4::timestamptz, dead_reason = null, fault = null, tries = 0,
    revision = t.revision + 1
  from learner
  where t.person_id = learner.id and t.platform_id = $1::uuid and t.deployment_id = $5::text
    and t.resource_link_id = $12::text and t.dead_reason is not null and not exists (select 1 from address)
)`;
