import type { PersonId } from '@drawbridge/contracts';
import { and, desc, eq, isNotNull, isNull, max } from 'drizzle-orm';
import type { NamedItem } from '../../../../events.ts';
import type { DbOrTx, Tx } from '../../../../platform/db/database.ts';
import { aiQuizAttempt } from './ai-quiz.table.ts';

export type AiQuizRow = typeof aiQuizAttempt.$inferSelect;

const ofItem = (personId: PersonId, { courseId, itemId }: NamedItem) =>
  and(
    eq(aiQuizAttempt.personId, personId),
    eq(aiQuizAttempt.courseId, courseId),
    eq(aiQuizAttempt.itemId, itemId),
  );

export async function findRunning(
  db: DbOrTx,
  personId: PersonId,
  item: NamedItem,
): Promise<AiQuizRow | undefined> {
  const [row] = await db
    .select()
    .from(aiQuizAttempt)
    .where(and(ofItem(personId, item), isNull(aiQuizAttempt.submittedAt)));
  return row;
}

export async function deleteRunning(tx: Tx, personId: PersonId, item: NamedItem): Promise<void> {
  await tx.delete(aiQuizAttempt).where(and(ofItem(personId, item), isNull(aiQuizAttempt.submittedAt)));
}

/** More than any wait counts. */
const LISTED_ATTEMPTS = 50;

/** The latest submitted attempts, newest first. */
export async function listAttempts(
  db: DbOrTx,
  personId: PersonId,
  item: NamedItem,
): Promise<{ passed: boolean; submittedAt: Date }[]> {
  const rows = await db
    .select({ passed: aiQuizAttempt.passed, submittedAt: aiQuizAttempt.submittedAt })
    .from(aiQuizAttempt)
    .where(and(ofItem(personId, item), isNotNull(aiQuizAttempt.submittedAt)))
    .orderBy(desc(aiQuizAttempt.submittedAt))
    .limit(LISTED_ATTEMPTS);
  return rows.flatMap(({ passed, submittedAt }) =>
    submittedAt === null ? [] : [{ passed: passed === true, submittedAt }],
  );
}

/** Ids of the questions of the latest attempt that was submitted. */
export async function readSeen(db: DbOrTx, personId: PersonId, item: NamedItem): Promise<string[]> {
  const [row] = await db
    .select({ questions: aiQuizAttempt.questions })
    .from(aiQuizAttempt)
    .where(and(ofItem(personId, item), isNotNull(aiQuizAttempt.submittedAt)))
    .orderBy(desc(aiQuizAttempt.submittedAt))
    .limit(1);
  return row?.questions.map(({ id }) => id) ?? [];
}

export async function readBestPercent(
  db: DbOrTx,
  personId: PersonId,
  item: NamedItem,
): Promise<number | undefined> {
  const [best] = await db
    .select({ percent: max(aiQuizAttempt.scorePercent) })
    .from(aiQuizAttempt)
    .where(ofItem(personId, item));
  return best?.percent ?? undefined;
}

export async function insertAttempt(tx: Tx, row: typeof aiQuizAttempt.$inferInsert): Promise<void> {
  await tx.insert(aiQuizAttempt).values(row);
}

export async function findAttempt(
  tx: Tx,
  personId: PersonId,
  item: NamedItem,
  attemptId: string,
): Promise<AiQuizRow | undefined> {
  const [row] = await tx
    .select()
    .from(aiQuizAttempt)
    .where(and(ofItem(personId, item), eq(aiQuizAttempt.id, attemptId)));
  return row;
}

export async function closeAttempt(
  tx: Tx,
  attemptId: string,
  result: Required<
    Pick<typeof aiQuizAttempt.$inferInsert, 'answers' | 'scorePercent' | 'passed' | 'submittedAt'>
  >,
): Promise<void> {
  await tx.update(aiQuizAttempt).set(result).where(eq(aiQuizAttempt.id, attemptId));
}

/** Submitted attempts move with a person whose account is linked. */
export async function moveAttempts(tx: Tx, from: PersonId, to: PersonId): Promise<void> {
  await tx
    .update(aiQuizAttempt)
    .set({ personId: to, movedFrom: from })
    .where(and(eq(aiQuizAttempt.personId, from), isNotNull(aiQuizAttempt.submittedAt)));
}

/** Those of `from` that came from `to`. */
export async function moveAttemptsBack(tx: Tx, from: PersonId, to: PersonId): Promise<void> {
  await tx
    .update(aiQuizAttempt)
    .set({ personId: to, movedFrom: null })
    .where(and(eq(aiQuizAttempt.personId, from), eq(aiQuizAttempt.movedFrom, to)));
}
