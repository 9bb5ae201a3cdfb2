import type { AssignmentId, CompanyId, PersonId } from '@drawbridge/contracts';
import type { AssignmentState, StateCounts } from '@drawbridge/contracts/company';
import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../../platform/db/database.ts';
import { person } from '../../../kernel/people/people.table.ts';
import { IS_ASSIGNED } from '../assignment-units.ts';
import { toWorkTables, WORK_ROW, type WorkRow } from '../assignment-work.store.ts';
import { toCounts, toPattern } from './managed.store.ts';
import { PERSON_NAME } from './managed-view.ts';

/** One person's row of a report. */
export interface ReportRow extends WorkRow {
  name: string;
  email: string;
  reason: string | null;
  /** Milliseconds. */
  exempted_ms: string | null;
  exempted_by: string | null;
}

export interface ReportQuery {
  state?: AssignmentState | undefined;
  text?: string | undefined;
  personId?: PersonId | undefined;
  limit: number;
  offset: number;
}

interface Report {
  people: ReportRow[];
  total: number;
  counts: StateCounts;
}

/** A page of the people of an assignment, by name, with the number in each state on all pages. */
export async function readReport(
  db: DbOrTx,
  of: { companyId: CompanyId; id: AssignmentId },
  { state, text = '', personId, limit, offset }: ReportQuery,
  now: Date,
): Promise<Report> {
  const pattern = toPattern(text);
  const given = sql`
    select a.id, p.id as person_id, null::int as cycle
    from assignment a join ${person} p on p.company_id = a.company_id
    where a.id = ${of.id}::uuid and a.company_id = ${of.companyId}::uuid and ${IS_ASSIGNED}
      and (${personId ?? null}::uuid is null or p.id = ${personId ?? null}::uuid)`;
  const { rows } = (await db.execute(sql`
    with ${toWorkTables(given, now)},
    matching as (
      select w.*, ${PERSON_NAME} as name, coalesce(p.email, '') as email
      from work w join ${person} p on p.id = w.person_id
      where (${state ?? null}::text is null or w.state = ${state ?? null}::text)
        and (${PERSON_NAME} ilike ${pattern} or p.email ilike ${pattern})
    ),
    shown as (
      select ${WORK_ROW}, name, email, row_number() over (order by lower(name), person_id) as place
      from matching order by place limit ${limit}::int offset ${offset}::int
    ),
    told as (
      select s.*, e.reason, (extract(epoch from e.exempted_at) * 1000)::bigint::text as exempted_ms,
        ${PERSON_NAME} as exempted_by
      from shown s
      left join assignment_exemption e on e.assignment_id = s.id and e.person_id = s.person_id
      left join ${person} p on p.id = e.exempted_by
    )
    select (select coalesce(json_agg(t order by place), '[]') from told t) as people,
      (select count(*)::int from matching) as total,
      (select coalesce(json_object_agg(state, people), '{}') from (
        select state, count(*)::int as people from work group by state
      ) c) as counts
  `)) as { rows: { people: ReportRow[]; total: number; counts: Partial<StateCounts> }[] };
  const { people = [], total = 0, counts = {} } = rows[0] ?? {};
  return { people, total, counts: toCounts(Object.entries(counts) as [AssignmentState, number][]) };
}
