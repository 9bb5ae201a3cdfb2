import { randomUUID } from 'node:crypto';
import type { LabId, PersonId } from '@drawbridge/contracts';
import { and, asc, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/database.ts';
import { person } from '../people/index.ts';
import { labBreachSeen, labFlagTry, labHintOpened } from './lab-help.table.ts';
import { labAttempt } from './labs.table.ts';

export function readHints(db: DbOrTx, attemptId: string) {
  return db
    .select()
    .from(labHintOpened)
    .where(eq(labHintOpened.attemptId, attemptId))
    .orderBy(asc(labHintOpened.number));
}

/** A hint opened twice is paid once. */
export async function insertHint(db: DbOrTx, row: typeof labHintOpened.$inferInsert): Promise<void> {
  await db.insert(labHintOpened).values(row).onConflictDoNothing();
}

export async function readBreaches(db: DbOrTx, attemptId: string): Promise<string[]> {
  const rows = await db
    .select({ id: labBreachSeen.breachId })
    .from(labBreachSeen)
    .where(eq(labBreachSeen.attemptId, attemptId))
    .orderBy(asc(labBreachSeen.seenAt));
  return rows.map(({ id }) => id);
}

export async function insertBreach(db: DbOrTx, attemptId: string, breachId: string, at: Date): Promise<void> {
  await db.insert(labBreachSeen).values({ attemptId, breachId, seenAt: at }).onConflictDoNothing();
}

/** When the person tried a flag since a moment; newest first. */
export async function readTries(db: DbOrTx, personId: PersonId, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ at: labFlagTry.triedAt })
    .from(labFlagTry)
    .where(and(eq(labFlagTry.personId, personId), gt(labFlagTry.triedAt, since)))
    .orderBy(desc(labFlagTry.triedAt));
  return rows.map(({ at }) => at);
}

export async function insertTry(db: DbOrTx, row: Omit<typeof labFlagTry.$inferInsert, 'id'>): Promise<void> {
  await db.insert(labFlagTry).values({ id: randomUUID(), ...row });
}

/** How many attempts of others are searched for a flag that is not the sender's. */
const OTHERS = 2_000;

/** Attempts of the sender's tenant on a lab that are not the sender's own, newest first. */
export function readOthersAttempts(db: DbOrTx, personId: PersonId, labId: LabId, companyId: string | null) {
  return db
    .select({ id: labAttempt.id, personId: labAttempt.personId, contentHash: labAttempt.contentHash })
    .from(labAttempt)
    .innerJoin(person, eq(person.id, labAttempt.personId))
    .where(
      and(
        eq(labAttempt.labId, labId),
        ne(labAttempt.personId, personId),
        companyId === null ? isNull(person.companyId) : eq(person.companyId, companyId),
      ),
    )
    .orderBy(desc(labAttempt.openedAt))
    .limit(OTHERS);
}

export async function findCompany(db: DbOrTx, personId: PersonId): Promise<string | null> {
  const [row] = await db.select({ companyId: person.companyId }).from(person).where(eq(person.id, personId));
  return row?.companyId ?? null;
}

export async function hasPassed(db: DbOrTx, personId: PersonId, labId: LabId): Promise<boolean> {
  const [row] = await db
    .select({ passed: sql<boolean>`bool_or(${labAttempt.passed})` })
    .from(labAttempt)
    .where(and(eq(labAttempt.personId, personId), eq(labAttempt.labId, labId)));
  return row?.passed ?? false;
}

/** Percent of the points that hints have taken off each attempt. */
export async function readHintPrices(db: DbOrTx, attemptIds: string[]): Promise<Map<string, number>> {
  if (attemptIds.length === 0) return new Map();
  const rows = await db
    .select({ id: labHintOpened.attemptId, price: sql<number>`sum(${labHintOpened.price})::int` })
    .from(labHintOpened)
    .where(inArray(labHintOpened.attemptId, attemptIds))
    .groupBy(labHintOpened.attemptId);
  return new Map(rows.map(({ id, price }) => [id, price]));
}
