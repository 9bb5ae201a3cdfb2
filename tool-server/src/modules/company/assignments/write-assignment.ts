import { randomUUID } from 'node:crypto';
import { type CompanyId, type PersonId, problem } from '@drawbridge/contracts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { person } from '../../kernel/people/people.table.ts';
import { IS_TAKEN } from './assignment-units.ts';
import { assignment, assignmentItem, assignmentPerson, assignmentTarget } from './assignments.table.ts';
import { checkAssignment, type Parts } from './check-assignment.ts';

type Row = typeof assignment.$inferInsert;

export interface NewAssignment
  extends Parts,
    Partial<
      Pick<
        Row,
        | 'type'
        | 'note'
        | 'passPercent'
        | 'timeZone'
        | 'zoneOf'
        | 'repeat'
        | 'repeatMonths'
        | 'earlyDays'
        | 'sendsReminders'
      >
    > {
  id: string;
  companyId: CompanyId;
  name: string;
  startsAt: Date;
  dueAt: Date;
  hasHardEnd: boolean;
  countsPastWork: boolean;
  people: 'dynamic' | 'frozen';
}

export async function writeItems(tx: Tx, { id, items }: Pick<NewAssignment, 'id' | 'items'>): Promise<void> {
  await tx
    .insert(assignmentItem)
    .values(
      items.map(({ kind, id: targetId }, nth) => ({ assignmentId: id, kind, targetId, position: nth + 1 })),
    );
}

export async function writeTargets(
  tx: Tx,
  {
    id,
    teamIds = [],
    personIds = [],
  }: { id: string; teamIds?: readonly string[]; personIds?: readonly PersonId[] },
): Promise<void> {
  const targets = [
    ...teamIds.map((teamId) => ({ id: randomUUID(), assignmentId: id, teamId })),
    ...personIds.map((personId) => ({ id: randomUUID(), assignmentId: id, personId })),
  ];
  if (targets.length > 0) await tx.insert(assignmentTarget).values(targets);
}

/**
 * Writes who has the stored assignment from now on: everyone, or the people named in it and those of its teams. Nobody who
 * is deactivated is taken: the preview did not show them.
 */
export async function writeSnapshot(
  tx: Tx,
  { id, companyId }: { id: string; companyId: CompanyId },
): Promise<void> {
  await tx.execute(sql`
    insert into ${assignmentPerson} (assignment_id, person_id)
    select a.id, p.id from assignment a join ${person} p on p.company_id = a.company_id
    where a.id = ${id}::uuid and a.company_id = ${companyId}::uuid and ${IS_TAKEN}
  `);
}

/**
 * Writes an assignment with its items and people; a frozen one takes its people as they are now. Throws `bad_input` at the
 * field: dates that do not fit, and items, teams or people that the company does not have. @see COMP-52
 */
export async function writeAssignment(tx: Tx, given: NewAssignment, now: Date): Promise<void> {
  const { items, teamIds = [], personIds = [], ...row } = given;
  if (row.dueAt <= row.startsAt)
    throw problem('bad_input', { errors: { due_on: 'The due date must be after the start.' } });
  await checkAssignment(tx, given);
  await tx.insert(assignment).values({ ...row, createdAt: now });
  await writeItems(tx, { id: row.id, items });
  await writeTargets(tx, { id: row.id, teamIds, personIds });
  if (row.people === 'frozen') await writeSnapshot(tx, row);
}
