import { randomUUID } from 'node:crypto';
import { type CompanyId, type PersonId, problem } from '@drawbridge/contracts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { course } from '../../kernel/catalogue/catalogue.table.ts';
import { person } from '../../kernel/people/people.table.ts';
import { journey } from '../../learning/journeys/journeys.table.ts';
import { team, teamMember } from '../teams/teams.table.ts';
import { assignment, assignmentItem, assignmentPerson, assignmentTarget } from './assignments.table.ts';

export interface NewAssignment {
  id: string;
  companyId: CompanyId;
  name: string;
  note?: string;
  startsAt: Date;
  dueAt: Date;
  hasHardEnd: boolean;
  countsPastWork: boolean;
  passPercent?: number;
  people: 'dynamic' | 'frozen';
  items: readonly { kind: 'course' | 'journey'; id: string }[];
  teamIds?: readonly string[];
  personIds?: readonly PersonId[];
}

const refuse = (field: string, message: string) => problem('bad_input', { errors: { [field]: message } });

/** How many of the ids are of the company, or are in the catalogue. */
async function count(tx: Tx, from: ReturnType<typeof sql>, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { rows } = (await tx.execute(sql`
    select count(*)::int as found from ${from}
    where x.id::text in (select value from json_array_elements_text(${JSON.stringify(ids)}::json))
  `)) as { rows: { found: number }[] };
  return rows[0]?.found ?? 0;
}

const toIds = (items: NewAssignment['items'], wanted: 'course' | 'journey') =>
  items.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));

async function check(tx: Tx, given: NewAssignment): Promise<void> {
  const { companyId, items, teamIds = [], personIds = [] } = given;
  if (given.dueAt <= given.startsAt) throw refuse('due_at', 'must be after the start');
  if (items.length === 0) throw refuse('items', 'needs at least one');
  if (teamIds.length + personIds.length === 0) throw refuse('people', 'needs a team or a person');
  const ownTeams = sql`(select id from ${team} where company_id = ${companyId}::uuid) x`;
  if ((await count(tx, ownTeams, teamIds)) < teamIds.length)
    throw refuse('teams', 'holds a team that the company does not have');
  const ownPeople = sql`(select id from ${person} where company_id = ${companyId}::uuid and kind = 'account') x`;
  if ((await count(tx, ownPeople, personIds)) < personIds.length)
    throw refuse('people', 'holds somebody who is not of the company');
  const courses = sql`(select id from ${course} where withdrawn_at is null and owner_person_id is null
    and (owner_company_id is null or owner_company_id = ${companyId}::uuid)) x`;
  const journeys = sql`(select id from ${journey} where withdrawn_at is null) x`;
  const known =
    (await count(tx, courses, toIds(items, 'course'))) + (await count(tx, journeys, toIds(items, 'journey')));
  if (known < items.length) throw refuse('items', 'holds one that the catalogue does not have');
}

/**
 * Writes an assignment with its items and people; a frozen one takes its people as they are now. Throws `bad_input` at the
 * field: a due date that is not after the start, and items, teams or people that the company does not have. @see COMP-52
 */
export async function writeAssignment(tx: Tx, given: NewAssignment, now: Date): Promise<void> {
  await check(tx, given);
  const { id, companyId, name, note = '', startsAt, dueAt, hasHardEnd, countsPastWork, people } = given;
  const { passPercent = 100, items, teamIds = [], personIds = [] } = given;
  await tx.insert(assignment).values({
    id,
    companyId,
    name,
    note,
    startsAt,
    dueAt,
    hasHardEnd,
    countsPastWork,
    passPercent,
    people,
    createdAt: now,
  });
  await tx
    .insert(assignmentItem)
    .values(
      items.map(({ kind, id: targetId }, nth) => ({ assignmentId: id, kind, targetId, position: nth + 1 })),
    );
  await tx
    .insert(assignmentTarget)
    .values([
      ...teamIds.map((teamId) => ({ id: randomUUID(), assignmentId: id, teamId })),
      ...personIds.map((personId) => ({ id: randomUUID(), assignmentId: id, personId })),
    ]);
  if (people === 'frozen')
    await tx.execute(sql`
      insert into ${assignmentPerson} (assignment_id, person_id)
      select distinct ${id}::uuid, p.id from assignment_target t
      left join ${teamMember} m on m.team_id = t.team_id
      join ${person} p on p.id = coalesce(t.person_id, m.person_id)
      where t.assignment_id = ${id}::uuid and p.company_id = ${companyId}::uuid and p.kind = 'account'
    `);
}
