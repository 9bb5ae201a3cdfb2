import { type CompanyId, type PersonId, problem } from '@drawbridge/contracts';
import type { AssignmentType } from '@drawbridge/contracts/company';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { course } from '../../kernel/catalogue/catalogue.table.ts';
import { person } from '../../kernel/people/people.table.ts';
import { journey } from '../../learning/journeys/journeys.table.ts';
import { team } from '../teams/teams.table.ts';

/** What an assignment consists of, and whom it is given to. */
export interface Parts {
  items: readonly { kind: 'course' | 'journey'; id: string }[];
  isForEveryone?: boolean | undefined;
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

const toIds = (items: Parts['items'], wanted: 'course' | 'journey') =>
  items.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));

/**
 * Checks that the company has the items, teams and people of an assignment; throws `bad_input` at the field. What is in it
 * already may stay when the catalogue no longer has it.
 */
export async function checkAssignment(
  tx: Tx,
  given: Parts & { id: string; companyId: CompanyId; type?: AssignmentType | undefined },
): Promise<void> {
  const { id, companyId, items, type = 'course', teamIds = [], personIds = [] } = given;
  if (items.length === 0) throw refuse('items', 'Choose at least one.');
  const isNamed = teamIds.length + personIds.length > 0;
  if (given.isForEveryone && isNamed)
    throw refuse('person_ids', 'Everyone has this assignment. Remove the teams and people.');
  if (!given.isForEveryone && !isNamed) throw refuse('person_ids', 'Choose at least one team or person.');
  const ownTeams = sql`(select id from ${team} where company_id = ${companyId}::uuid) x`;
  if ((await count(tx, ownTeams, teamIds)) < new Set(teamIds).size)
    throw refuse('team_ids', 'One of these teams no longer exists. Remove it.');
  const ownPeople = sql`(select id from ${person} where company_id = ${companyId}::uuid and kind = 'account') x`;
  if ((await count(tx, ownPeople, personIds)) < new Set(personIds).size)
    throw refuse('person_ids', 'One of these people is no longer in your company. Remove them.');
  const isKept = (kind: 'course' | 'journey') => sql`exists (
    select from assignment_item i
    where i.assignment_id = ${id}::uuid and i.kind = ${kind} and i.target_id = c.id
  )`;
  const courses = sql`(select id from ${course} c where ${isKept('course')} or (withdrawn_at is null
    and owner_person_id is null and (owner_company_id is null or owner_company_id = ${companyId}::uuid)
    and (${type} = 'course' or c.type = 'challenge'))) x`;
  const journeys = sql`(select id from ${journey} c
    where ${type} = 'course' and (${isKept('journey')} or withdrawn_at is null)) x`;
  const known =
    (await count(tx, courses, toIds(items, 'course'))) + (await count(tx, journeys, toIds(items, 'journey')));
  if (known < items.length) throw refuse('items', 'One of these is not in the catalog. Remove it.');
}
