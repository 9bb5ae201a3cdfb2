import type { PersonId, QuizId } from '@drawbridge/contracts';
import { and, desc, eq, max } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { quizAttempt, quizDraw } from './quiz.table.ts';

export type AttemptRow = typeof quizAttempt.$inferSelect;
export type DrawRow = typeof quizDraw.$inferSelect;

/** The learner's latest draw, and whether its attempt was submitted. */
export async function findDraw(
  tx: Tx,
  personId: PersonId,
  quizId: QuizId,
): Promise<(DrawRow & { isSubmitted: boolean }) | undefined> {
  const [row] = await tx
    .select({ draw: quizDraw, submittedId: quizAttempt.id })
    .from(quizDraw)
    .leftJoin(quizAttempt, eq(quizAttempt.id, quizDraw.attemptId))
    .where(and(eq(quizDraw.personId, personId), eq(quizDraw.quizId, quizId)));
  return row && { ...row.draw, isSubmitted: row.submittedId !== null };
}

/** Replaces the draw before. */
export async function putDraw(tx: Tx, { personId, quizId, ...set }: DrawRow): Promise<void> {
  await tx
    .insert(quizDraw)
    .values({ personId, quizId, ...set })
    .onConflictDoUpdate({ target: [quizDraw.personId, quizDraw.quizId], set });
}

export async function findAttempt(
  tx: Tx,
  personId: PersonId,
  quizId: QuizId,
  attemptId: string,
): Promise<AttemptRow | undefined> {
  const [row] = await tx
    .select()
    .from(quizAttempt)
    .where(
      and(eq(quizAttempt.id, attemptId), eq(quizAttempt.personId, personId), eq(quizAttempt.quizId, quizId)),
    );
  return row;
}

/** More than any wait counts. */
const LISTED_ATTEMPTS = 50;

/** The latest submitted attempts, newest first. */
export async function listAttempts(tx: Tx, personId: PersonId, quizId: QuizId): Promise<AttemptRow[]> {
  return tx
    .select()
    .from(quizAttempt)
    .where(and(eq(quizAttempt.personId, personId), eq(quizAttempt.quizId, quizId)))
    .orderBy(desc(quizAttempt.submittedAt))
    .limit(LISTED_ATTEMPTS);
}

export async function insertAttempt(tx: Tx, row: typeof quizAttempt.$inferInsert): Promise<void> {
  await tx.insert(quizAttempt).values(row);
}

export async function readBestPercent(
  db: DbOrTx,
  personId: PersonId,
  quizId: QuizId,
): Promise<number | undefined> {
  const [best] = await db
    .select({ percent: max(quizAttempt.scorePercent) })
    .from(quizAttempt)
    .where(and(eq(quizAttempt.personId, personId), eq(quizAttempt.quizId, quizId)));
  return best?.percent ?? undefined;
}

/** Submitted attempts move with a person whose account is linked. */
export async function moveAttempts(tx: Tx, from: PersonId, to: PersonId): Promise<void> {
  await tx.update(quizAttempt).set({ personId: to, movedFrom: from }).where(eq(quizAttempt.personId, from));
}

/** Those of `from` that came from `to`. */
export async function moveAttemptsBack(tx: Tx, from: PersonId, to: PersonId): Promise<void> {
  await tx
    .update(quizAttempt)
    .set({ personId: to, movedFrom: null })
    .where(and(eq(quizAttempt.personId, from), eq(quizAttempt.movedFrom, to)));
}
