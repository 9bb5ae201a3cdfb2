import type { PersonId } from '@drawbridge/contracts';
import { and, asc, count, eq, inArray, max, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { person } from '../../kernel/people/index.ts';
import { labFlagTry, labHintOpened, labSolutionOpened } from './lab-help.table.ts';
import { type AttemptRow, chooseLane } from './labs.store.ts';
import { labAttempt, labSubmission } from './labs.table.ts';
import { sharedReplay } from './shared-replay.table.ts';

/**
 * Keeps submits of both people away, in one order everywhere. The weaker lock: rows that refer to them may still be
 * written, so that recording a verdict and this never wait for one another.
 */
export async function lockBoth(tx: Tx, one: PersonId, other: PersonId): Promise<void> {
  await tx
    .select({ id: person.id })
    .from(person)
    .where(or(eq(person.id, one), eq(person.id, other)))
    .orderBy(asc(person.id))
    .for('no key update');
}

/**
 * Moves submissions of attempts, and their shared replays, into the lane and the share of their new owner: one in the
 * slow lane stays there, or moving would be a way to the front. One that runs is graded again: its late result is not
 * stored, because the claim is no longer the current one.
 */
export async function moveSubmissions(
  tx: Tx,
  attempts: readonly AttemptRow[],
  to: PersonId,
  tenant: string,
): Promise<void> {
  const ids = attempts.map(({ id }) => id);
  if (ids.length === 0) return;
  const isOfAttempts = inArray(labSubmission.attemptId, ids);
  await tx
    .update(labSubmission)
    .set({ state: 'queued', claimedUntil: null })
    .where(and(isOfAttempts, eq(labSubmission.state, 'running')));
  await tx.update(labSubmission).set({ personId: to, tenant }).where(isOfAttempts);
  await tx
    .update(labSubmission)
    .set({ lane: await chooseLane(tx, to) })
    .where(and(isOfAttempts, ne(labSubmission.lane, 'slow')));
  const submissions = tx.select({ id: labSubmission.id }).from(labSubmission).where(isOfAttempts);
  await tx.update(sharedReplay).set({ personId: to }).where(inArray(sharedReplay.submissionId, submissions));
}

export async function moveFlagTries(tx: Tx, from: PersonId, to: PersonId): Promise<void> {
  await tx.update(labFlagTry).set({ personId: to }).where(eq(labFlagTry.personId, from));
}

/** Reads attempts in the order they were made. With `movedFrom`, those that came from this learner. */
export function readAttempts(tx: Tx, personId: PersonId, movedFrom?: PersonId): Promise<AttemptRow[]> {
  return tx
    .select()
    .from(labAttempt)
    .where(
      and(
        eq(labAttempt.personId, personId),
        movedFrom === undefined ? undefined : eq(labAttempt.movedFrom, movedFrom),
      ),
    )
    .orderBy(asc(labAttempt.labId), asc(labAttempt.number));
}

/** The highest number of a person's attempts on a lab; 0 without any. */
export async function readLastNumber(tx: Tx, personId: PersonId, labId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(labAttempt.number) })
    .from(labAttempt)
    .where(and(eq(labAttempt.personId, personId), eq(labAttempt.labId, labId)));
  return row?.last ?? 0;
}

/** True when nothing was typed or submitted in it. */
export async function isUntouched(tx: Tx, { id, revision }: AttemptRow): Promise<boolean> {
  const [row] = await tx
    .select({ count: count() })
    .from(labSubmission)
    .where(eq(labSubmission.attemptId, id));
  return revision === 0 && row?.count === 0;
}

export async function moveAttempt(
  tx: Tx,
  attemptId: string,
  given: { personId: PersonId; number: number; closedAt: Date | null; movedFrom: PersonId | null },
): Promise<void> {
  await tx.update(labAttempt).set(given).where(eq(labAttempt.id, attemptId));
}

/** Help costs nothing after a pass: what was opened in these attempts is free from now on. */
export async function makeHelpFree(tx: Tx, attemptIds: string[]): Promise<void> {
  await tx.update(labHintOpened).set({ price: sql`0` }).where(inArray(labHintOpened.attemptId, attemptIds));
  await tx.delete(labSolutionOpened).where(inArray(labSolutionOpened.attemptId, attemptIds));
}
