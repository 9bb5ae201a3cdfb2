import { asId, type PersonId } from '@drawbridge/contracts';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { type GRANT_KINDS, type GRANT_SOURCES, grantRecord } from './grants.table.ts';

export type GrantRow = typeof grantRecord.$inferSelect;

export interface Grant {
  personId: PersonId;
  kind: (typeof GRANT_KINDS)[number];
  subject: string;
  source: (typeof GRANT_SOURCES)[number];
  sourceId: string;
}

/**
 * Records that somebody is given something, and because of what; a second time changes nothing. False where it is
 * work that was credited to somebody else, ever: then nothing may be given for it.
 */
export async function give(
  tx: Tx,
  { at, source, sourceId, ...grant }: Grant & { at: Date },
): Promise<boolean> {
  if (source === 'work') return (await creditWork(tx, { ...grant, sourceIds: [sourceId], at })).has(sourceId);
  await tx
    .insert(grantRecord)
    .values({ ...grant, source, sourceId, givenAt: at })
    .onConflictDoNothing();
  return true;
}

const toWhere = (grants: Partial<Grant>): SQL | undefined =>
  and(
    isNull(grantRecord.endedAt),
    ...(Object.keys(grants) as (keyof Grant)[]).map((field) => eq(grantRecord[field], grants[field] ?? '')),
  );

/** Ends what still holds, and says why; gives what ended. */
export const end = (
  tx: Tx,
  grants: Partial<Grant>,
  { at, because }: { at: Date; because: string },
): Promise<GrantRow[]> =>
  tx.update(grantRecord).set({ endedAt: at, endedBecause: because }).where(toWhere(grants)).returning();

/** What still holds. */
export const readGrants = (db: DbOrTx, grants: Partial<Grant>): Promise<GrantRow[]> =>
  db.select().from(grantRecord).where(toWhere(grants)).orderBy(grantRecord.givenAt);

/** Whether somebody has or had the individual plan, by a trial, an order or otherwise: grants that ended stay. */
export async function hasHadIndividualPlan(db: DbOrTx, personId: PersonId): Promise<boolean> {
  const rows = await db
    .select({ id: grantRecord.id })
    .from(grantRecord)
    .where(
      and(eq(grantRecord.personId, personId), eq(grantRecord.kind, 'plan'), eq(grantRecord.subject, 'IND')),
    )
    .limit(1);
  return rows.length > 0;
}

/** Credits of a person whose work becomes somebody else's for good, before that person is deleted. */
export async function moveCredits(tx: Tx, from: PersonId, to: PersonId): Promise<void> {
  await tx
    .update(grantRecord)
    .set({ personId: to })
    .where(and(eq(grantRecord.personId, from), eq(grantRecord.source, 'work')));
}

/**
 * Credits pieces of work to a person, each once for ever.
 * @returns those that are credited to this person, now or before; the others are somebody else's
 */
export async function creditWork(
  tx: Tx,
  {
    sourceIds,
    at,
    ...credit
  }: Omit<Grant, 'source' | 'sourceId'> & { sourceIds: readonly string[]; at: Date },
): Promise<ReadonlySet<string>> {
  if (sourceIds.length === 0) return new Set();
  await tx
    .insert(grantRecord)
    .values(sourceIds.map((sourceId) => ({ ...credit, source: 'work' as const, sourceId, givenAt: at })))
    .onConflictDoNothing();
  const rows = await tx
    .select({ sourceId: grantRecord.sourceId })
    .from(grantRecord)
    .where(
      and(
        eq(grantRecord.personId, credit.personId),
        eq(grantRecord.kind, credit.kind),
        eq(grantRecord.subject, credit.subject),
        eq(grantRecord.source, 'work'),
        inArray(grantRecord.sourceId, [...sourceIds]),
      ),
    );
  return new Set(rows.map(({ sourceId }) => sourceId));
}

/** Linked learners whose work is among that of a person now. */
export async function readLenders(db: DbOrTx, personId: PersonId): Promise<PersonId[]> {
  const rows = await db
    .selectDistinct({ id: grantRecord.sourceId })
    .from(grantRecord)
    .where(
      and(
        eq(grantRecord.personId, personId),
        eq(grantRecord.kind, 'progress'),
        eq(grantRecord.source, 'link'),
        isNull(grantRecord.endedAt),
      ),
    );
  return rows.map(({ id }) => asId<'person'>(id));
}

/** Records what somebody earned, by their own work, or by that and the work of linked learners. */
export async function giveEarned(
  tx: Tx,
  earned: Pick<Grant, 'personId' | 'kind' | 'subject'> & { at: Date },
): Promise<void> {
  const lenders = await readLenders(tx, earned.personId);
  if (lenders.length === 0) await give(tx, { ...earned, source: 'work', sourceId: earned.subject });
  for (const sourceId of lenders) await give(tx, { ...earned, source: 'link', sourceId });
}
