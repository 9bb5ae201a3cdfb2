import { randomUUID } from 'node:crypto';
import type { LabId, PersonId } from '@drawbridge/contracts';
import type { LabGuidance } from '@drawbridge/contracts/practice';
import { and, asc, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { person } from '../../kernel/people/index.ts';
import {
  labBreachSeen,
  labFlagTry,
  labGuidanceChosen,
  labHintOpened,
  labSolutionOpened,
} from './lab-help.table.ts';
import type { UsedHelp } from './lab-points.rule.ts';
import { labAttempt } from './labs.table.ts';

/** Hints opened in one attempt, for its timeline. */
export function readHints(db: DbOrTx, attemptId: string) {
  return db
    .select()
    .from(labHintOpened)
    .where(eq(labHintOpened.attemptId, attemptId))
    .orderBy(asc(labHintOpened.number));
}

/** A hint opened twice is paid once. */
export async function insertHints(db: DbOrTx, rows: (typeof labHintOpened.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(labHintOpened).values(rows).onConflictDoNothing();
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

/** Returns when the person tried a flag since a moment, newest first. */
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

/**
 * Attempts of the sender's tenant on a lab that are not the sender's own, newest first. Visitors of its partners are not
 * among them: their number would hide the colleagues.
 */
export function readOthersAttempts(db: DbOrTx, personId: PersonId, labId: LabId, companyId: string | null) {
  return db
    .select({ id: labAttempt.id, personId: labAttempt.personId, contentHash: labAttempt.contentHash })
    .from(labAttempt)
    .innerJoin(person, eq(person.id, labAttempt.personId))
    .where(
      and(
        eq(labAttempt.labId, labId),
        ne(labAttempt.personId, personId),
        ne(person.kind, 'embedded'),
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

/** Attempts of a person on a lab: help is paid once, whatever is reset. */
const ofLearner = (personId: PersonId, labId: LabId) =>
  and(eq(labAttempt.personId, personId), eq(labAttempt.labId, labId));

/** Hints that a person opened in any attempt on a lab, each once with what was paid for it. */
export function readOpenedHints(db: DbOrTx, personId: PersonId, labId: LabId) {
  return db
    .select({ number: labHintOpened.number, price: sql<number>`max(${labHintOpened.price})::int` })
    .from(labHintOpened)
    .innerJoin(labAttempt, eq(labAttempt.id, labHintOpened.attemptId))
    .where(ofLearner(personId, labId))
    .groupBy(labHintOpened.number)
    .orderBy(asc(labHintOpened.number));
}

/** Returns when a person last opened the solution of a lab that was not passed, or undefined if never. */
async function findSolutionOpened(db: DbOrTx, personId: PersonId, labId: LabId): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: labSolutionOpened.openedAt })
    .from(labSolutionOpened)
    .innerJoin(labAttempt, eq(labAttempt.id, labSolutionOpened.attemptId))
    .where(ofLearner(personId, labId))
    .orderBy(desc(labSolutionOpened.openedAt))
    .limit(1);
  return row?.at;
}

export async function isSolutionOpened(db: DbOrTx, personId: PersonId, labId: LabId): Promise<boolean> {
  return (await findSolutionOpened(db, personId, labId)) !== undefined;
}

/** Percent of the points that hints took off. */
export const sumPrices = (hints: readonly { price: number }[]) =>
  hints.reduce((sum, { price }) => sum + price, 0);

/** What a person's help in a lab takes off its points. */
export async function readUsedHelp(db: DbOrTx, personId: PersonId, labId: LabId): Promise<UsedHelp> {
  const opened = await readOpenedHints(db, personId, labId);
  const solutionOpenedAt = await findSolutionOpened(db, personId, labId);
  return {
    hintPercent: sumPrices(opened),
    isSolutionOpened: solutionOpenedAt !== undefined,
    solutionOpenedAt,
  };
}

/** Opened twice counts once, from the first time on. */
export async function insertSolutionOpened(db: DbOrTx, attemptId: string, at: Date): Promise<void> {
  await db.insert(labSolutionOpened).values({ attemptId, openedAt: at }).onConflictDoNothing();
}

/** Scores of attempts without a pass no longer count. */
export async function clearScores(db: DbOrTx, personId: PersonId, labId: LabId): Promise<void> {
  await db.update(labAttempt).set({ bestScore: 0 }).where(ofLearner(personId, labId));
}

/** The newest choice of a person on a lab. */
export async function findGuidance(
  db: DbOrTx,
  personId: PersonId,
  labId: LabId,
): Promise<LabGuidance | undefined> {
  const [row] = await db
    .select({ guidance: labGuidanceChosen.guidance })
    .from(labGuidanceChosen)
    .innerJoin(labAttempt, eq(labAttempt.id, labGuidanceChosen.attemptId))
    .where(ofLearner(personId, labId))
    .orderBy(desc(labGuidanceChosen.chosenAt), desc(labAttempt.number))
    .limit(1);
  return row?.guidance;
}

/** A choice made again has a new time. */
export async function upsertGuidance(db: DbOrTx, row: typeof labGuidanceChosen.$inferInsert): Promise<void> {
  await db
    .insert(labGuidanceChosen)
    .values(row)
    .onConflictDoUpdate({
      target: [labGuidanceChosen.attemptId, labGuidanceChosen.guidance],
      set: { chosenAt: row.chosenAt },
    });
}

/** What was chosen in an attempt, and whether the solution was opened in it, for its timeline. */
export async function readHelpChoices(db: DbOrTx, attemptId: string) {
  const [guidance, [solution]] = await Promise.all([
    db.select().from(labGuidanceChosen).where(eq(labGuidanceChosen.attemptId, attemptId)),
    db.select().from(labSolutionOpened).where(eq(labSolutionOpened.attemptId, attemptId)),
  ]);
  return { guidance, solutionOpenedAt: solution?.openedAt };
}
