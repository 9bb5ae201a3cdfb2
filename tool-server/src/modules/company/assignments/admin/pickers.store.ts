import type { CompanyId, PersonId } from '@drawbridge/contracts';
import {
  type Assignable,
  type Assignee,
  type AssignmentType,
  PICKER_MOST,
} from '@drawbridge/contracts/company';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/database.ts';
import { course, courseItem } from '../../../kernel/catalogue/catalogue.table.ts';
import { account, company, person } from '../../../kernel/people/people.table.ts';
import { journey } from '../../../learning/journeys/journeys.table.ts';
import { team } from '../../teams/teams.table.ts';
import { toPattern } from './managed.store.ts';
import { MEMBERS, PERSON_NAME } from './managed-view.ts';

/** The people whom an assignment for everyone is for, as the company. */
async function readEveryone(db: Db, companyId: CompanyId): Promise<Assignee[]> {
  const { rows } = (await db.execute(sql`
    select c.id, c.name, (
      select count(*)::int from ${person} p join ${account} o on o.person_id = p.id and o.state <> 'deactivated'
      where p.company_id = c.id and p.kind = 'account'
    ) as members
    from ${company} c where c.id = ${companyId}::uuid
  `)) as { rows: Omit<Assignee, 'kind'>[] };
  return rows.map((row) => ({ kind: 'everyone', ...row }));
}

/** Teams and people of a company by part of their name or address, teams first. @see COMP-61 */
export async function findAssignees(
  db: Db,
  companyId: CompanyId,
  { text = '', kind = null }: { text?: string | undefined; kind?: Assignee['kind'] | null | undefined },
): Promise<Assignee[]> {
  if (kind === 'everyone') return readEveryone(db, companyId);
  const pattern = toPattern(text);
  const { rows } = (await db.execute(sql`
    select json_build_object('kind', 'team', 'id', m.id, 'name', m.name, 'members', ${MEMBERS}) as found, 0 as part, lower(m.name) as place, m.id
    from ${team} m
    where m.company_id = ${companyId}::uuid and m.name ilike ${pattern} and ${kind}::text is distinct from 'person'
    union all
    select json_build_object('kind', 'person', 'id', p.id, 'name', ${PERSON_NAME}, 'email', coalesce(p.email, '')),
      1, lower(${PERSON_NAME}), p.id
    from ${person} p
    where p.company_id = ${companyId}::uuid and p.kind = 'account'
      and exists (select from ${account} o where o.person_id = p.id and o.state <> 'deactivated')
      and ${kind}::text is distinct from 'team' and (${PERSON_NAME} ilike ${pattern} or p.email ilike ${pattern})
    order by part, place, id
    limit ${PICKER_MOST}::int
  `)) as { rows: { found: Assignee }[] };
  return rows.map(({ found }) => found);
}

/**
 * What an assignment can contain, by part of its title. A challenge is a course with its lab as the only item; a set is the
 * caller's own, and stands for the challenges in it that the catalogue has.
 */
export async function findAssignableItems(
  db: Db,
  { companyId, personId }: { companyId: CompanyId; personId: PersonId },
  { type, text = '' }: { type: AssignmentType; text?: string | undefined },
): Promise<Assignable[]> {
  const pattern = toPattern(text);
  const courses = sql`
    select json_build_object('kind', c.type, 'id', c.id, 'title', c.title) as found, 1 as part, c.title, c.id
    from ${course} c
    where c.withdrawn_at is null and c.owner_person_id is null and c.title ilike ${pattern}
      and (c.owner_company_id is null or c.owner_company_id = ${companyId}::uuid)
      and case ${type}::text when 'challenge' then c.type = 'challenge' else c.type not in ('challenge', 'live-course') end`;
  const others =
    type === 'course'
      ? sql`select json_build_object('kind', 'journey', 'id', j.id, 'title', j.title), 0, j.title, j.id
          from ${journey} j where j.withdrawn_at is null and j.title ilike ${pattern}`
      : sql`select json_build_object('kind', 'set', 'id', s.id, 'title', s.title, 'items', (
            select json_agg(json_build_object('id', c.id, 'title', c.title) order by i.position)
            from ${courseItem} i
            join ${course} c on c.id = i.target_id and c.type = 'challenge' and c.withdrawn_at is null
            where i.course_id = s.id
          )), 0, s.title, s.id
          from ${course} s
          where s.owner_person_id = ${personId}::uuid and s.type = 'custom' and s.title ilike ${pattern}
            and exists (
              select from ${courseItem} i
              join ${course} c on c.id = i.target_id and c.type = 'challenge' and c.withdrawn_at is null
              where i.course_id = s.id
            )`;
  const { rows } = (await db.execute(sql`
    select found from (${courses} union all ${others}) f order by part, lower(title), id limit ${PICKER_MOST}::int
  `)) as { rows: { found: Assignable }[] };
  return rows.map(({ found }) => found);
}
