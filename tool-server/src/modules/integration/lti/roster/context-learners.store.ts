import { asId, type ParsedInputOf } from '@drawbridge/contracts';
import type { LearnerProgress, listContextLearners } from '@drawbridge/contracts/integration';
import { getTableName } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';
import { accountLink } from '../../../kernel/people/account-link.table.ts';
import { IS_OF_PLATFORM } from '../../../kernel/people/living-link.view.ts';
import { ltiPlatform } from '../../../kernel/people/lti-platform.table.ts';
import { person } from '../../../kernel/people/people.table.ts';
import type { ContextKey } from './roster.store.ts';

export type LearnerFilter = Omit<ParsedInputOf<typeof listContextLearners>, 'page'>;
export type LearnerRow = Omit<LearnerProgress, 'items'>;

export interface LinkedItemRow extends Record<string, unknown> {
  kind: 'lab' | 'course' | 'list';
  id: string;
}

interface StoredResult extends Record<string, unknown> {
  person_id: string;
  kind: 'lab' | 'course';
  id: string;
  /** Out of 100. */
  score: number;
  completed: boolean;
  reached_at: string;
}
export type ResultRow = Pick<StoredResult, 'person_id' | 'kind' | 'id' | 'score' | 'completed'> & {
  at: Date;
};

export interface ItemSumRow extends Record<string, unknown> {
  kind: 'lab' | 'course';
  id: string;
  with_result: number;
  completed: number;
  average: number;
}

/** The resource link of a launch that opened one lab or course. */
export interface LaunchedLink {
  id: string;
  item: { kind: 'lab' | 'course'; id: string };
  /** The platform told who has access to it. */
  hasMembers: boolean;
  isBeingRead: boolean;
}

/** Only learners who have access to a link, or launched it, or worked on its lab or course. */
export interface LinkFilter extends Pick<LaunchedLink, 'id' | 'item'> {
  /** Who opened the lab; they need not have a result. */
  startedBy: readonly string[];
}

interface SessionRow extends Record<string, unknown> {
  platform_id: string;
  deployment_id: string;
  context_id: string;
  context_title: string | null;
  company_id: string;
  resource_link_id: string | null;
  lab_id: string | null;
  course_id: string | null;
  has_members: boolean;
  is_being_read: boolean;
}

function toLink(row: SessionRow): LaunchedLink | undefined {
  const { resource_link_id: id, lab_id: labId, course_id: courseId } = row;
  if (id === null) return undefined;
  const state = { hasMembers: row.has_members, isBeingRead: row.is_being_read };
  if (labId !== null) return { id, item: { kind: 'lab', id: labId }, ...state };
  return courseId === null ? undefined : { id, item: { kind: 'course', id: courseId }, ...state };
}

/** The context of a session; undefined where its platform named none. */
export async function findContextOf(database: Database, sessionId: string) {
  const [row] = await database.query<SessionRow>({
    name: 'lti_find_context_of',
    text: `select s.platform_id, s.deployment_id, s.context_id, s.context_title, p.company_id,
        case when s.message = 'resource_link' then s.resource_link_id end as resource_link_id, s.lab_id, s.course_id,
        exists (select 1 from lti_link_member m where m.platform_id = s.platform_id and m.deployment_id = s.deployment_id
          and m.context_id = s.context_id and m.resource_link_id = s.resource_link_id) as has_members,
        exists (select 1 from lti_link_roster l where l.platform_id = s.platform_id and l.deployment_id = s.deployment_id
          and l.context_id = s.context_id and l.resource_link_id = s.resource_link_id and l.due_at is not null)
          as is_being_read
      from lti_session s join ${getTableName(ltiPlatform)} p on p.id = s.platform_id
      where s.id = $1::uuid and s.context_id is not null`,
    values: [sessionId],
  });
  if (!row) return undefined;
  return {
    key: { platformId: row.platform_id, deploymentId: row.deployment_id, contextId: row.context_id },
    companyId: row.company_id,
    title: row.context_title ?? undefined,
    link: toLink(row),
  };
}

/**
 * Under which name the people of a course know somebody, linked with an account or not: the one that the platform gives
 * in its roster (`r`), else in launches (`p`), else a neutral one, the same everywhere.
 */
export const toKnownName = (personId: string) =>
  `coalesce(nullif(r.name, ''), nullif(trim(p.first_name || ' ' || p.last_name), ''),
    'Learner ' || upper(substr(${personId}::text, 1, 4)))`;

/**
 * Learners in the roster, and people who launched as learners. The two may differ; a person who launched as an
 * instructor is not listed. `acts_as`: the account of a linked learner, otherwise the learner. `$1` to `$3`: the
 * context.
 */
const PEOPLE = `
  select coalesce(m.person_id, r.person_id) as person_id,
    coalesce(k.account_id, m.person_id, r.person_id) as acts_as, m.last_launched_at, m.person_id is not null as has_launched,
    coalesce(r.status, 'unlisted') as status,
    ${toKnownName('coalesce(m.person_id, r.person_id)')} as name
  from (select * from lti_roster_member where platform_id = $1::uuid and deployment_id = $2::text
      and context_id = $3::text and (is_learner or not is_instructor)) r
  full join (select * from lti_member where platform_id = $1::uuid and deployment_id = $2::text
      and context_id = $3::text and not is_instructor) m on m.person_id = r.person_id
  left join ${getTableName(person)} p on p.id = m.person_id
  left join ${getTableName(accountLink)} k on k.learner_id = coalesce(m.person_id, r.person_id) and ${IS_OF_PLATFORM}
  where not exists (select 1 from lti_member i where i.platform_id = $1::uuid and i.deployment_id = $2::text
    and i.context_id = $3::text and i.person_id = r.person_id and i.is_instructor)`;

/**
 * Of `people` those whom a list shows: everyone, or those of the link that `$4` names, of the lab or course of `$5` and
 * `$6`; `$7`: accounts and learners who opened it. Who left the context is not of its links any more.
 */
const OF_LINK = `($4::text is null or people.status = 'left'
  or people.acts_as = any (string_to_array($7::text, ',')::uuid[])
  or exists (select 1 from lti_link_member l where l.platform_id = $1::uuid and l.deployment_id = $2::text
    and l.context_id = $3::text and l.resource_link_id = $4::text and l.person_id = people.person_id)
  or exists (select 1 from lti_result w where w.person_id in (people.person_id, people.acts_as)
    and w.item_kind = $5::text and w.item_id = $6::text)
  or exists (select 1 from lti_grade_target g where g.person_id = people.person_id and g.platform_id = $1::uuid
    and g.deployment_id = $2::text and g.context_id = $3::text and g.resource_link_id = $4::text)
  or exists (select 1 from lti_session s where s.person_id = people.person_id and s.platform_id = $1::uuid
    and s.deployment_id = $2::text and s.context_id = $3::text and s.resource_link_id = $4::text))`;

const ORDERS: Record<LearnerFilter['sort'], string> = {
  name: 'lower(name), person_id',
  last_launched: 'last_launched_at desc nulls last, person_id',
  score: 'score desc nulls last, person_id',
};

const toValues = ({ platformId, deploymentId, contextId }: ContextKey) =>
  [platformId, deploymentId, contextId] as const;

/** `$1` to `$7`. */
const toFilterValues = (key: ContextKey, only: LinkFilter | undefined) =>
  [
    ...toValues(key),
    only?.id ?? null,
    only?.item.kind ?? null,
    only?.item.id ?? null,
    only?.startedBy.join(',') ?? '',
  ] as const;

/** `%`, `_` and `\` of a search are characters, not patterns. */
const toPattern = (search: string) => `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

interface PersonRow extends Record<string, unknown> {
  acts_as: string | null;
  name: string;
  status: LearnerProgress['status'];
  last_launched_at: string | Date | null;
  total: number;
}

export async function listLearners(
  database: Database,
  key: ContextKey,
  filter: LearnerFilter,
  { limit, offset }: { limit: number; offset: number },
  only?: LinkFilter,
): Promise<{ rows: LearnerRow[]; total: number }> {
  const found = await database.query<PersonRow>({
    name: `lti_list_learners_by_${filter.sort}`,
    text: `with people as (${PEOPLE}), matching as (
        select people.*, (select avg(score) from lti_result where lti_result.person_id = people.person_id) as score
        from people where case $8::text when 'all' then true when 'left' then status = 'left'
            when 'not_started' then not has_launched and status <> 'left' else status <> 'left' end
          and ($9::text is null or name ilike $9::text) and ($10::uuid is null or acts_as = $10::uuid) and ${OF_LINK}
      ), page as (
        select * from matching order by ${ORDERS[filter.sort]} limit $11::int offset $12::int
      )
      select page.person_id, page.acts_as, page.name, page.status, page.last_launched_at, counted.total
      from (select count(*)::int as total from matching) counted left join page on true
      order by ${ORDERS[filter.sort]}`,
    values: [
      ...toFilterValues(key, only),
      filter.status,
      filter.search ? toPattern(filter.search) : null,
      filter.person_id ?? null,
      limit,
      offset,
    ],
  });
  const rows = found.flatMap((row) =>
    row.acts_as === null
      ? []
      : [
          {
            person_id: asId<'person'>(row.acts_as),
            name: row.name,
            status: row.status,
            ...(row.last_launched_at === null
              ? {}
              : { last_launched_at: new Date(row.last_launched_at).toISOString() }),
          },
        ],
  );
  return { rows, total: found[0]?.total ?? 0 };
}

/** Everything that was linked in the context, in the order in which it was first launched. */
export async function readLinkedItems(database: Database, key: ContextKey): Promise<LinkedItemRow[]> {
  return database.query<LinkedItemRow>({
    name: 'lti_read_linked_items',
    text: `select kind, item_id as id from lti_context_item
      where platform_id = $1::uuid and deployment_id = $2::text and context_id = $3::text order by linked_at, item_id`,
    values: toValues(key),
  });
}

/** The best results of these people of a platform, accounts included, whatever they were reached in. */
export async function readResults(
  database: Database,
  { platformId }: ContextKey,
  personIds: readonly string[],
): Promise<ResultRow[]> {
  const rows = await database.query<StoredResult>({
    name: 'lti_read_results',
    text: `with asked as (select unnest(string_to_array($1::text, ',')::uuid[]) as id),
        people as (
          select id as acts_as, id as person_id from asked
          union select k.account_id, k.learner_id from ${getTableName(accountLink)} k where k.platform_id = $2::uuid
            and k.account_id in (select id from asked) and ${IS_OF_PLATFORM}
        )
      select acts_as as person_id, item_kind as kind, item_id as id, score, completed, reached_at
      from people join lti_result using (person_id)`,
    values: [personIds.join(','), platformId],
  });
  return rows.map(({ reached_at: reachedAt, ...row }) => ({ ...row, at: new Date(reachedAt) }));
}

/** How many learners a filter leaves out, and those of them who launched or are linked with an account. */
export async function countLeftOut(
  database: Database,
  key: ContextKey,
  only: LinkFilter,
): Promise<{ count: number; launched: readonly string[] }> {
  const [row] = await database.query<{ count: number; launched: string[] }>({
    name: 'lti_count_left_out',
    text: `with people as (${PEOPLE})
      select count(*)::int as count,
        coalesce(jsonb_agg(acts_as) filter (where has_launched or acts_as <> person_id), '[]') as launched
      from people where not ${OF_LINK}`,
    values: toFilterValues(key, only),
  });
  return row ?? { count: 0, launched: [] };
}

/**
 * Returns for each item how many learners of the context have a result, how many completed it, and their mean score.
 */
export async function sumResults(
  database: Database,
  key: ContextKey,
  only?: LinkFilter,
): Promise<ItemSumRow[]> {
  return database.query<ItemSumRow>({
    name: 'lti_sum_results',
    text: `with people as (${PEOPLE})
      select r.item_kind as kind, r.item_id as id, count(*)::int as with_result,
        count(*) filter (where r.completed)::int as completed, avg(r.score)::float8 as average
      from lti_result r join people on people.person_id = r.person_id and people.status <> 'left'
      where ${OF_LINK}
      group by r.item_kind, r.item_id`,
    values: toFilterValues(key, only),
  });
}
