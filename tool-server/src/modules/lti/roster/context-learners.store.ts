import {
  asId,
  type LearnerProgress,
  type listContextLearners,
  type ParsedInputOf,
} from '@drawbridge/contracts';
import type { Database } from '../../../platform/db/database.ts';
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
  reached_at: string | Date;
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

/** The context of a session; undefined where its platform named none. */
export async function findContextOf(database: Database, sessionId: string) {
  const [row] = await database.query<{
    platform_id: string;
    deployment_id: string;
    context_id: string;
    context_title: string | null;
    company_id: string;
  }>({
    name: 'lti_find_context_of',
    text: `select s.platform_id, s.deployment_id, s.context_id, s.context_title, p.company_id
      from lti_session s join lti_platform p on p.id = s.platform_id
      where s.id = $1::uuid and s.context_id is not null`,
    values: [sessionId],
  });
  if (!row) return undefined;
  return {
    key: { platformId: row.platform_id, deploymentId: row.deployment_id, contextId: row.context_id },
    companyId: row.company_id,
    title: row.context_title ?? undefined,
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
 * Those of the roster who learn, and those who launched as learners. Roster and launch may differ; who launched as an
 * instructor is none. `acts_as`: the account of those who are linked with one, else the learner. `$1` to `$3`: the
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
  left join person p on p.id = m.person_id
  left join account_link k on k.learner_id = coalesce(m.person_id, r.person_id)
  where not exists (select 1 from lti_member i where i.platform_id = $1::uuid and i.deployment_id = $2::text
    and i.context_id = $3::text and i.person_id = r.person_id and i.is_instructor)`;

const ORDERS: Record<LearnerFilter['sort'], string> = {
  name: 'lower(name), person_id',
  last_launched: 'last_launched_at desc nulls last, person_id',
  score: 'score desc nulls last, person_id',
};

const toValues = ({ platformId, deploymentId, contextId }: ContextKey) =>
  [platformId, deploymentId, contextId] as const;

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
): Promise<{ rows: LearnerRow[]; total: number }> {
  const found = await database.query<PersonRow>({
    name: `lti_list_learners_by_${filter.sort}`,
    text: `with people as (${PEOPLE}), matching as (
        select people.*, (select avg(score) from lti_result where lti_result.person_id = people.person_id) as score
        from people where case $4::text when 'all' then true when 'left' then status = 'left'
            when 'not_started' then not has_launched and status <> 'left' else status <> 'left' end
          and ($5::text is null or name ilike $5::text) and ($6::uuid is null or acts_as = $6::uuid)
      ), page as (
        select * from matching order by ${ORDERS[filter.sort]} limit $7::int offset $8::int
      )
      select page.person_id, page.acts_as, page.name, page.status, page.last_launched_at, counted.total
      from (select count(*)::int as total from matching) counted left join page on true
      order by ${ORDERS[filter.sort]}`,
    values: [
      ...toValues(key),
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
          union select account_id, learner_id from account_link where platform_id = $2::uuid
            and account_id in (select id from asked)
        )
      select acts_as as person_id, item_kind as kind, item_id as id, score, completed, reached_at
      from people join lti_result using (person_id)`,
    values: [personIds.join(','), platformId],
  });
  return rows.map(({ reached_at: reachedAt, ...row }) => ({ ...row, at: new Date(reachedAt) }));
}

/** For each item: how many learners of the context have a result, how many completed it, and their mean score. */
export async function sumResults(database: Database, key: ContextKey): Promise<ItemSumRow[]> {
  return database.query<ItemSumRow>({
    name: 'lti_sum_results',
    text: `with people as (${PEOPLE})
      select r.item_kind as kind, r.item_id as id, count(*)::int as with_result,
        count(*) filter (where r.completed)::int as completed, avg(r.score)::float8 as average
      from lti_result r join people on people.person_id = r.person_id and people.status <> 'left'
      group by r.item_kind, r.item_id`,
    values: toValues(key),
  });
}
