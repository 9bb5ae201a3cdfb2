import { type SQL, sql } from 'drizzle-orm';
import { course, courseItem, entitlement } from '../catalogue/catalogue.table.ts';
import { accountLink } from '../people/account-link.table.ts';
import { isLivingLink } from '../people/living-link.view.ts';
import { account, company, person as personTable } from '../people/people.table.ts';

/**
 * Joins the plan that is in force for a person, as `plan`, and what it says of a course `c` and of its type. A plan is
 * given by what the person or the company pays for, or by a link with a learner of a company; the widest counts. Nobody
 * has one by what they once had: a guest, or somebody whose company's subscription has ended, has none. Without a person
 * it is what anybody may see.
 */
export const toPlanJoins = (person: SQL, now: Date): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`
  left join lateral (
    select one.name, one.source, one.source_id from (
      select a.type as name, case when p.company_id is null then 'plan' else 'company' end as source,
        coalesce(p.company_id::text, a.type) as source_id
      from ${account} a join ${personTable} p on p.id = a.person_id left join ${company} o on o.id = p.company_id
      where a.person_id = ${person} and (a.expires_at is null or a.expires_at > ${at})
        and (o.expires_at is null or o.expires_at > ${at})
      union all
      select 'ENT', 'company', o.id::text from ${personTable} p join ${company} o on o.id = p.company_id
      where p.id = ${person} and p.kind in ('launched', 'anonymous', 'embedded')
        and (o.expires_at is null or o.expires_at > ${at})
      union all
      select 'ENT', 'link', k.learner_id::text from ${accountLink} k
      where k.account_id = ${person} and ${isLivingLink(now)}
      union all
      select 'ENT', 'company', null where ${person} is null
    ) one
    order by array_position(array['ENT', 'IND', 'FT'], one.name), one.source
    limit 1
  ) plan on true
  left join ${entitlement} own on own.plan = plan.name and own.scope = 'course' and own.target = c.id
  left join ${entitlement} general on general.plan = plan.name and general.scope = 'type' and general.target = c.type`;
};

/** What the rules of a plan say: the rule of a course counts before that of its type. */
const toRule = (own: SQL, general: SQL) => sql`coalesce(${own}, ${general}, 'open')`;

/** A course that the plan opens has the challenge `c`: what is open in a course is open everywhere. */
const isHeldOpen = sql`c.type in ('challenge', 'playground') and exists (
  select from ${courseItem} i
  join ${course} h on h.id = i.course_id and h.type = 'course' and h.owner_company_id is null and h.withdrawn_at is null
  left join ${entitlement} ho on ho.plan = plan.name and ho.scope = 'course' and ho.target = h.id
  left join ${entitlement} hg on hg.plan = plan.name and hg.scope = 'type' and hg.target = h.type
  where i.target_id = c.id and i.object_type = 'lab' and ${toRule(sql`ho.access`, sql`hg.access`)} = 'open'
)`;

/** `open`, `upgrade` where another plan opens the course, or `disabled`. @see ROLE-10 */
export const ACCESS: SQL = sql`case when plan.name is null then 'disabled'
  when ${toRule(sql`own.access`, sql`general.access`)} <> 'open' and ${isHeldOpen} then 'open'
  else ${toRule(sql`own.access`, sql`general.access`)} end`;
