import type { PersonId } from '@drawbridge/contracts';
import type { AssignmentFilter, AssignmentItem, AssignmentState } from '@drawbridge/contracts/company';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { course } from '../../kernel/catalogue/catalogue.table.ts';
import { person } from '../../kernel/people/people.table.ts';
import { journey } from '../../learning/journeys/journeys.table.ts';
import { IS_ASSIGNED, toUnits } from './assignment-units.ts';

/** @file How far people are with their assignments. Nothing of it is stored: see decision 0101. */

/** The current cycles of a person's assignments, as `given`. */
const ofPerson = (personId: PersonId) => sql`
  select a.id, p.id as person_id, null::int as cycle from ${person} p join assignment a on a.company_id = p.company_id
  where p.id = ${personId}::uuid and ${IS_ASSIGNED}`;

export interface WorkRow {
  id: string;
  person_id: PersonId;
  cycle: number;
  state: AssignmentState;
  completed: number;
  total: number;
  /** Dates of the cycle for this person, in milliseconds. */
  starts_ms: string;
  due_ms: string;
  /** Null until enough is complete. */
  finished_ms: string | null;
}

/**
 * Common table expressions; the last, `work`, has one row for each cycle of `given`, in its state. Nobody is exempt from
 * what they finished. @see COMP-19
 */
export const toWorkTables = (given: SQL, now: Date) => sql`
  ${toUnits(given)},
  once as (
    select id, person_id, cycle, unit, min(at) as at from reached where at is not null group by 1, 2, 3, 4
  ),
  done as (
    select id, person_id, cycle, count(*)::int as completed, array_agg(at order by at) as ats from once group by 1, 2, 3
  ),
  asked as (
    select id, of_person, count(distinct unit)::int as units from unit u
    where of_person is null
      or not exists (select from unit k where k.id = u.id and k.unit = u.unit and k.of_person is null)
    group by 1, 2
  ),
  counted as (
    select t.*, coalesce(d.completed, 0) as completed, coalesce(s.units, 0) + coalesce(o.units, 0) as total, d.ats
    from timed t
    left join asked s on s.id = t.id and s.of_person is null
    left join asked o on o.id = t.id and o.of_person = t.person_id
    left join done d on d.id = t.id and d.person_id = t.person_id and d.cycle = t.cycle
  ),
  work as (
    select t.id, t.person_id, t.cycle, t.starts_at, t.due_at, t.finished_at, t.completed, t.total, case
        when t.finished_at is not null then 'finished'
        when t.is_exempt then 'exempt'
        when t.due_at < ${now.toISOString()}::timestamptz then case when t.has_hard_end then 'closed' else 'overdue' end
        when t.starts_at > ${now.toISOString()}::timestamptz then 'upcoming'
        when t.completed > 0 then 'in_progress'
        else 'not_started'
      end as state
    from (select *, ats[ceil(total * pass_percent / 100.0)::int] as finished_at from counted) t
  )`;

const toMs = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::bigint::text`);

/** The columns of a `WorkRow`, from `work`. */
export const WORK_ROW = sql`id, person_id, cycle, state, completed, total, ${toMs('starts_at')} as starts_ms,
  ${toMs('due_at')} as due_ms, ${toMs('finished_at')} as finished_ms`;

/** A person's cycle of an assignment; without a number the current one. */
export interface CycleOf {
  id: string;
  person_id: string;
  cycle?: number | undefined;
}

/** Reads the work of these people in these assignments. A cycle that has not begun has no row. */
export async function readWorkOf(db: DbOrTx, cycles: readonly CycleOf[], now: Date): Promise<WorkRow[]> {
  if (cycles.length === 0) return [];
  const given = sql`
    select id, person_id, cycle
    from json_to_recordset(${JSON.stringify(cycles)}::json) as r(id uuid, person_id uuid, cycle int)`;
  const { rows } = (await db.execute(
    sql`with ${toWorkTables(given, now)} select ${WORK_ROW} from work order by cycle desc`,
  )) as { rows: WorkRow[] };
  return rows;
}

/** Reads every cycle of an assignment that has begun for a person, the current one first. */
export async function readCycles(db: DbOrTx, id: string, personId: string, now: Date): Promise<WorkRow[]> {
  const { rows } = (await db.execute(sql`
    select number from assignment_cycle
    where assignment_id = ${id}::uuid and (person_id is null or person_id = ${personId}::uuid)
  `)) as { rows: { number: number }[] };
  const numbers = [1, ...rows.map(({ number }) => number)];
  return readWorkOf(
    db,
    numbers.map((cycle) => ({ id, person_id: personId, cycle })),
    now,
  );
}

const ORDER = sql`
  order by array_position(array['to_do', 'closed', 'done'], part),
    case part when 'to_do' then due_at end, coalesce(finished_at, due_at) desc, id`;

interface WorkPage {
  works: WorkRow[];
  /** The number of rows for each choice, on all pages. */
  counts: Record<AssignmentFilter, number>;
}

/**
 * A page of a person's assignments: what is to do by its due date, then what is closed or not asked of them, then what is
 * done, the latest first.
 */
export async function readWorkPage(
  db: DbOrTx,
  personId: PersonId,
  { show, page, per_page, now }: { show: AssignmentFilter; page: number; per_page: number; now: Date },
): Promise<WorkPage> {
  const { rows } = (await db.execute(sql`
    with ${toWorkTables(ofPerson(personId), now)},
    listed as (
      select *, case
        when state = 'finished' then 'done' when state in ('closed', 'exempt') then 'closed' else 'to_do'
      end as part from work
    ),
    shown as (
      select ${WORK_ROW}, row_number() over (${ORDER}) as place from listed
      where ${show}::text in ('all', part)
      order by place
      limit ${per_page}::int offset ${(page - 1) * per_page}::int
    )
    select count(*) filter (where part = 'to_do')::int as to_do, count(*) filter (where part = 'done')::int as done,
      count(*)::int as "all", (select coalesce(json_agg(s order by place), '[]') from shown s) as works
    from listed
  `)) as { rows: (WorkPage['counts'] & Pick<WorkPage, 'works'>)[] };
  const { works = [], ...counts } = rows[0] ?? { to_do: 0, done: 0, all: 0 };
  return { works, counts };
}

export interface ItemWorkRow {
  kind: 'course' | 'journey';
  id: string;
  title: string;
  course_type: Exclude<AssignmentItem['kind'], 'journey'> | null;
  completed: number;
  total: number;
  /** Milliseconds; null until all of it is complete. */
  completed_ms: string | null;
}

/**
 * Reads the work on each item of one assignment in its current cycle, in order. Items that the catalog no longer has are
 * left out.
 */
export async function readItemWork(db: DbOrTx, id: string, personId: PersonId): Promise<ItemWorkRow[]> {
  const given = sql`select ${id}::uuid as id, ${personId}::uuid as person_id, null::int as cycle`;
  const { rows } = (await db.execute(sql`
    with ${toUnits(given)},
    once as (
      select u.kind, u.target_id, u.item, min(r.at) as at
      from unit u left join reached r on r.kind = u.kind and r.target_id = u.target_id and r.item = u.item
      where u.of_person is null or u.of_person = ${personId}::uuid
      group by 1, 2, 3
    )
    select i.kind, i.target_id as id, coalesce(c.title, o.title) as title, c.type as course_type,
      count(u.at)::int as completed, count(*)::int as total,
      case when count(u.at) = count(*) then (extract(epoch from max(u.at)) * 1000)::bigint::text end as completed_ms
    from assignment_item i
    join once u on u.kind = i.kind and u.target_id = i.target_id
    left join ${course} c on i.kind = 'course' and c.id = i.target_id
    left join ${journey} o on i.kind = 'journey' and o.id = i.target_id
    where i.assignment_id = ${id}::uuid
    group by i.kind, i.target_id, i.position, c.title, o.title, c.type
    order by i.position, i.target_id
  `)) as { rows: ItemWorkRow[] };
  return rows;
}
