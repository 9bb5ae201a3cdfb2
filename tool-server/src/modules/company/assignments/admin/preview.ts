import { randomUUID } from 'node:crypto';
import { type AssignmentId, asId, type CompanyId } from '@drawbridge/contracts';
import {
  type AssignmentPreview,
  PREVIEW_CHANGES,
  PREVIEW_MOST,
  type PreviewChange,
  type PreviewedPerson,
} from '@drawbridge/contracts/company';
import { sql } from 'drizzle-orm';
import type { Database, DbOrTx, Tx } from '../../../../platform/db/database.ts';
import { person } from '../../../kernel/people/people.table.ts';
import { IS_ASSIGNED } from '../assignment-units.ts';
import { toWorkTables, WORK_ROW, type WorkRow } from '../assignment-work.store.ts';
import { toWork } from '../work-view.ts';
import { writeAssignment } from '../write-assignment.ts';
import { replaceAssignment } from './change-assignment.ts';
import { type AssignmentForm, readForm, readParts } from './form.ts';
import { assignmentsOf, type ManagedRow, toCounts } from './managed.store.ts';
import { PERSON_NAME } from './managed-view.ts';

interface Seen {
  row: ManagedRow;
  people: (WorkRow & { name: string })[];
}

/** Everybody who has an assignment, in their states, by name. */
async function look(db: DbOrTx, companyId: CompanyId, id: AssignmentId, now: Date): Promise<Seen> {
  const given = sql`
    select a.id, p.id as person_id, null::int as cycle
    from assignment a join ${person} p on p.company_id = a.company_id
    where a.id = ${id}::uuid and a.company_id = ${companyId}::uuid and ${IS_ASSIGNED}`;
  const { rows } = (await db.execute(sql`
    with ${toWorkTables(given, now)}
    select w.*, ${PERSON_NAME} as name from (select ${WORK_ROW} from work) w
    join ${person} p on p.id = w.person_id order by lower(${PERSON_NAME}), p.id
  `)) as { rows: Seen['people'] };
  return { row: await assignmentsOf(db, companyId).get(id, now), people: rows };
}

const toPerson = (
  change: PreviewChange,
  { row }: Seen,
  one: Seen['people'][number],
  before: WorkRow | undefined,
): PreviewedPerson => {
  const { person_id, name } = one;
  if (change === 'removed') return { person_id: asId(person_id), name, change, before: one.state };
  const { due_at, next_due_at, state } = toWork(row, one);
  return {
    person_id: asId(person_id),
    name,
    change,
    ...(before ? { before: before.state } : {}),
    after: state,
    due_at,
    ...(next_due_at === undefined ? {} : { next_due_at }),
  };
};

/** Compares who has it, and in which states. */
function compare(before: Seen | undefined, after: Seen): AssignmentPreview {
  const known = new Map(before?.people.map((one) => [one.person_id, one]));
  const kept = new Set(after.people.map(({ person_id }) => person_id));
  const people = after.people.map((one) => {
    const earlier = known.get(one.person_id);
    if (!earlier) return toPerson('added', after, one, undefined);
    return toPerson(earlier.state === one.state ? 'same' : 'changed', after, one, earlier);
  });
  const removed = (before?.people ?? [])
    .filter(({ person_id }) => !kept.has(person_id))
    .map((one) => toPerson('removed', after, one, undefined));
  const all = Map.groupBy([...people, ...removed], ({ change }) => change);
  const size = (change: PreviewChange) => all.get(change)?.length ?? 0;
  const states = Map.groupBy(after.people, ({ state }) => state);
  return {
    changes: Object.fromEntries(PREVIEW_CHANGES.map((change) => [change, size(change)])) as Record<
      PreviewChange,
      number
    >,
    total: after.people.length,
    counts: toCounts([...states].map(([state, of]) => [state, of.length] as const)),
    people: (['changed', 'added', 'removed', 'same'] as const)
      .flatMap((change) => all.get(change) ?? [])
      .slice(0, PREVIEW_MOST),
  };
}

/** Ends the transaction of a preview, so that nothing of it stays. */
class Undo extends Error {
  readonly seen: { before: Seen | undefined; after: Seen };
  constructor(seen: Undo['seen']) {
    super('a preview is undone');
    this.seen = seen;
  }
}

/**
 * Returns whom a new or changed assignment would affect. It is written as it would be, looked at and undone, so that a
 * preview cannot differ from what is saved.
 */
export async function previewOf(
  { db }: Pick<Database, 'db'>,
  companyId: CompanyId,
  given: { id: AssignmentId | undefined; form: AssignmentForm },
  now: Date,
): Promise<AssignmentPreview> {
  async function tryOut(tx: Tx): Promise<never> {
    if (given.id === undefined) {
      const id = asId<'assignment'>(randomUUID());
      await writeAssignment(tx, { id, companyId, ...readForm(given.form), ...readParts(given.form) }, now);
      throw new Undo({ before: undefined, after: await look(tx, companyId, id, now) });
    }
    const row = await assignmentsOf(tx, companyId).lock(tx, given.id);
    const before = await look(tx, companyId, given.id, now);
    await replaceAssignment(tx, companyId, row, given.form);
    throw new Undo({ before, after: await look(tx, companyId, given.id, now) });
  }
  try {
    return await db.transaction(tryOut);
  } catch (error) {
    if (error instanceof Undo) return compare(error.seen.before, error.seen.after);
    throw error;
  }
}
