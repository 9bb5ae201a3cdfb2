import { asId, type CompanyId } from '@drawbridge/contracts';
import type { ManagedAssignment, ManagedAssignmentRow } from '@drawbridge/contracts/company';
import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../../platform/db/database.ts';
import { course } from '../../../kernel/catalogue/catalogue.table.ts';
import { account, person } from '../../../kernel/people/people.table.ts';
import { journey } from '../../../learning/journeys/journeys.table.ts';
import { team, teamMember } from '../../teams/teams.table.ts';
import { toWall } from './form.ts';
import type { ManagedRow } from './managed.store.ts';

/** @file An assignment as administrators see it. */

export const toSummary = (row: ManagedRow): ManagedAssignmentRow => ({
  id: asId(row.id),
  type: row.type,
  name: row.name,
  starts_at: row.currentStartsAt.toISOString(),
  due_at: row.currentDueAt.toISOString(),
  time_zone: row.timeZone,
  zone_of: row.zoneOf,
  has_hard_end: row.hasHardEnd,
  repeat: row.repeat,
  cycle: row.cycle,
  phase: row.phase,
  items_count: row.items,
  is_for_everyone: row.isForEveryone,
});

type Parts = Pick<ManagedAssignment, 'items' | 'teams' | 'persons'>;

/** The name of an account; its address where it has none. */
export const PERSON_NAME = sql`coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email, '')`;

/** How many people would have what is given to a team `m`: those in it and in the teams that are part of it. */
export const MEMBERS = sql`(
    select count(distinct p.id) from ${teamMember} k
    join ${team} n on n.id = k.team_id
    join ${person} p on p.id = k.person_id
    join ${account} o on o.person_id = p.id and o.state <> 'deactivated'
    where (n.id = m.id or n.parent_id = m.id) and p.company_id = m.company_id and p.kind = 'account'
  )`;

/** What an assignment consists of and whom it names, as far as it is of the company. */
export async function readParts(db: DbOrTx, companyId: CompanyId, id: string): Promise<Parts> {
  const { rows } = (await db.execute(sql`
    select
      (select coalesce(json_agg(json_build_object(
          'kind', coalesce(c.type, 'journey'), 'id', i.target_id, 'title', coalesce(c.title, j.title, i.target_id),
          'is_withdrawn', case i.kind when 'course' then c.id is null or c.withdrawn_at is not null
            else j.id is null or j.withdrawn_at is not null end
        ) order by i.position), '[]')
        from assignment_item i
        left join ${course} c on i.kind = 'course' and c.id = i.target_id
        left join ${journey} j on i.kind = 'journey' and j.id = i.target_id
        where i.assignment_id = ${id}::uuid) as items,
      (select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name, 'members', ${MEMBERS}) order by lower(m.name), m.id), '[]')
        from assignment_target t join ${team} m on m.id = t.team_id
        where t.assignment_id = ${id}::uuid and m.company_id = ${companyId}::uuid) as teams,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', ${PERSON_NAME}, 'email', coalesce(p.email, ''))
          order by lower(${PERSON_NAME}), p.id), '[]')
        from assignment_target t join ${person} p on p.id = t.person_id
        where t.assignment_id = ${id}::uuid and p.company_id = ${companyId}::uuid and p.kind = 'account') as persons
  `)) as { rows: Parts[] };
  return rows[0] ?? { items: [], teams: [], persons: [] };
}

export const toManaged = (row: ManagedRow, people: number, parts: Parts): ManagedAssignment => ({
  ...toSummary(row),
  people_count: people,
  ...parts,
  note: row.note,
  starts_on: toWall(row.currentStartsAt, row.timeZone),
  due_on: toWall(row.currentDueAt, row.timeZone),
  counts_past_work: row.countsPastWork,
  pass_percent: row.passPercent,
  people: row.people,
  ...(row.repeatMonths === null ? {} : { repeat_months: row.repeatMonths }),
  early_days: row.earlyDays,
  sends_reminders: row.sendsReminders,
  version: row.version,
});
