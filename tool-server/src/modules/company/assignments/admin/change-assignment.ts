import { type AssignmentId, type CompanyId, problem } from '@drawbridge/contracts';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/database.ts';
import {
  assignment,
  assignmentCycle,
  assignmentItem,
  assignmentPerson,
  assignmentTarget,
} from '../assignments.table.ts';
import { checkAssignment } from '../check-assignment.ts';
import { toYearlySince } from '../cycles.rule.ts';
import { writeItems, writeSnapshot, writeTargets } from '../write-assignment.ts';
import { type AssignmentForm, readForm, readParts } from './form.ts';

type Row = typeof assignment.$inferSelect;
type Fields = ReturnType<typeof readForm>;

const refuse = (field: string, message: string) => problem('bad_input', { errors: { [field]: message } });

/** Cycles of everybody and cycles of a person are counted differently, so that one kind cannot follow the other. */
async function checkRepeatChange(tx: Tx, row: Row, { repeat }: Fields): Promise<void> {
  if (repeat === row.repeat || repeat === 'none') return;
  const ofOther = repeat === 'yearly' ? isNotNull : isNull;
  const others = await tx.$count(
    assignmentCycle,
    and(eq(assignmentCycle.assignmentId, row.id), ofOther(assignmentCycle.personId)),
  );
  if (others > 0)
    throw refuse(
      'repeat',
      'It has already been repeated in the other way. Create a new assignment for this one.',
    );
}

/** Moves the current cycle of everybody, if there is one after the first; undefined where the dates are the assignment's. */
async function moveCycle(tx: Tx, row: Row, fields: Fields): Promise<boolean> {
  const cycles = await tx
    .select()
    .from(assignmentCycle)
    .where(and(eq(assignmentCycle.assignmentId, row.id), isNull(assignmentCycle.personId)))
    .orderBy(desc(assignmentCycle.number))
    .limit(2);
  const [current, before = row] = cycles;
  if (!current) return false;
  const { startsAt, dueAt } = fields;
  const sinceAt = fields.repeat === 'yearly' ? toYearlySince(startsAt, fields) : current.sinceAt;
  if (sinceAt <= before.dueAt)
    throw refuse('starts_on', 'This is within the cycle before. Choose a later start, or fewer days.');
  await tx
    .update(assignmentCycle)
    .set({ startsAt, dueAt, sinceAt })
    .where(eq(assignmentCycle.id, current.id));
  return true;
}

/** Ids as one text, to compare two lists whatever their order. */
const toSet = (ids: readonly string[]) => [...ids].sort().join(' ');

async function readTargets(tx: Tx, id: string): Promise<string> {
  const rows = await tx
    .select({ id: sql<string>`coalesce(${assignmentTarget.teamId}, ${assignmentTarget.personId})::text` })
    .from(assignmentTarget)
    .where(eq(assignmentTarget.assignmentId, id));
  return toSet(rows.map((target) => target.id));
}

/**
 * Replaces what a locked assignment says. A frozen one takes its people as they are now when it was dynamic before, or is
 * given to others; otherwise it keeps them. Throws `bad_input` at the field.
 */
export async function replaceAssignment(
  tx: Tx,
  companyId: CompanyId,
  row: Row,
  form: AssignmentForm,
): Promise<void> {
  const id = row.id as AssignmentId;
  const { type: _type, ...fields } = readForm(form);
  const parts = { id, ...readParts(form) };
  await checkAssignment(tx, { companyId, type: row.type, isForEveryone: fields.isForEveryone, ...parts });
  const all = { ...fields, type: row.type };
  await checkRepeatChange(tx, row, all);
  const isMoved = await moveCycle(tx, row, all);
  const { startsAt, dueAt, ...others } = fields;
  await tx
    .update(assignment)
    .set({ ...others, ...(isMoved ? {} : { startsAt, dueAt }), version: row.version + 1 })
    .where(eq(assignment.id, id));
  await tx.delete(assignmentItem).where(eq(assignmentItem.assignmentId, id));
  await writeItems(tx, parts);
  const hasSameNames = (await readTargets(tx, id)) === toSet([...parts.teamIds, ...parts.personIds]);
  const hasSameTargets = hasSameNames && fields.isForEveryone === row.isForEveryone;
  if (!hasSameNames) {
    await tx.delete(assignmentTarget).where(eq(assignmentTarget.assignmentId, id));
    await writeTargets(tx, parts);
  }
  if (fields.people === 'frozen' && row.people === 'frozen' && hasSameTargets) return;
  await tx.delete(assignmentPerson).where(eq(assignmentPerson.assignmentId, id));
  if (fields.people === 'frozen') await writeSnapshot(tx, { id, companyId });
}
