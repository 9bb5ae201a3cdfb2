import type { CustomChallengeId, LabId, PersonId } from '@drawbridge/contracts';
import { and, asc, count, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { course, courseItem } from '../../kernel/catalogue/catalogue.table.ts';
import { customChallenge, customRun, customRunPass } from './custom-challenges.table.ts';

export interface SetRow {
  id: string;
  courseId: string;
  title: string;
  minutes: number | null;
  changedAt: Date;
}

/** The sets of a person, the one changed last first; with an id, that one alone. */
export async function readSets(db: DbOrTx, personId: PersonId, id?: CustomChallengeId): Promise<SetRow[]> {
  return db
    .select({
      id: customChallenge.id,
      courseId: customChallenge.courseId,
      title: course.title,
      minutes: customChallenge.minutes,
      changedAt: customChallenge.changedAt,
    })
    .from(customChallenge)
    .innerJoin(course, eq(course.id, customChallenge.courseId))
    .where(and(eq(course.ownerPersonId, personId), ...(id === undefined ? [] : [eq(customChallenge.id, id)])))
    .orderBy(desc(customChallenge.changedAt), customChallenge.id);
}

/**
 * Returns whether a set exists, whoever owns it: an id that somebody else has taken must not be told apart from a
 * fault.
 */
export async function exists(db: DbOrTx, id: CustomChallengeId): Promise<boolean> {
  const rows = await db
    .select({ id: customChallenge.id })
    .from(customChallenge)
    .where(eq(customChallenge.id, id));
  return rows.length > 0;
}

export async function countSets(db: DbOrTx, personId: PersonId): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(customChallenge)
    .innerJoin(course, eq(course.id, customChallenge.courseId))
    .where(eq(course.ownerPersonId, personId));
  return row?.count ?? 0;
}

export async function readLabs(db: DbOrTx, courseIds: readonly string[]) {
  if (courseIds.length === 0) return [];
  return db
    .select({ courseId: courseItem.courseId, labId: courseItem.targetId })
    .from(courseItem)
    .where(inArray(courseItem.courseId, [...courseIds]))
    .orderBy(asc(courseItem.position));
}

export type RunRow = typeof customRun.$inferSelect;

/** The latest run of each set. */
export async function readLatestRuns(db: DbOrTx, ids: readonly string[]): Promise<RunRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectDistinctOn([customRun.customChallengeId])
    .from(customRun)
    .where(inArray(customRun.customChallengeId, [...ids]))
    .orderBy(customRun.customChallengeId, desc(customRun.startedAt));
}

export async function readPasses(db: DbOrTx, runIds: readonly string[]) {
  if (runIds.length === 0) return [];
  return db
    .select()
    .from(customRunPass)
    .where(inArray(customRunPass.runId, [...runIds]))
    .orderBy(asc(customRunPass.passedAt));
}

/** Gives false when one is under way already. */
export async function insertRun(tx: Tx, row: typeof customRun.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(customRun).values(row).onConflictDoNothing().returning({ id: customRun.id });
  return rows.length > 0;
}

export async function finishRun(tx: DbOrTx, runId: string, at: Date): Promise<void> {
  await tx
    .update(customRun)
    .set({ finishedAt: at })
    .where(and(eq(customRun.id, runId), isNull(customRun.finishedAt)));
}

/** The runs of a person under way at an instant that have a challenge. */
export async function findRuns(tx: Tx, personId: PersonId, labId: LabId, at: Date): Promise<RunRow[]> {
  const rows = await tx
    .select({ run: customRun })
    .from(customRun)
    .innerJoin(customChallenge, eq(customChallenge.id, customRun.customChallengeId))
    .innerJoin(
      courseItem,
      and(eq(courseItem.courseId, customChallenge.courseId), eq(courseItem.targetId, labId)),
    )
    .where(
      and(
        eq(customRun.personId, personId),
        isNull(customRun.finishedAt),
        or(isNull(customRun.endsAt), gt(customRun.endsAt, at)),
      ),
    )
    .orderBy(customRun.id);
  return rows.map(({ run }) => run);
}

export async function insertPass(tx: Tx, row: typeof customRunPass.$inferInsert): Promise<void> {
  await tx.insert(customRunPass).values(row).onConflictDoNothing();
}

/** True when every challenge of the run's set was solved in it. */
export async function isComplete(tx: Tx, run: RunRow): Promise<boolean> {
  const rows = await tx
    .select({ labId: courseItem.targetId })
    .from(courseItem)
    .innerJoin(customChallenge, eq(customChallenge.courseId, courseItem.courseId))
    .where(eq(customChallenge.id, run.customChallengeId));
  const solved = new Set((await readPasses(tx, [run.id])).map(({ labId }) => labId));
  return rows.every(({ labId }) => labId !== null && solved.has(labId));
}
