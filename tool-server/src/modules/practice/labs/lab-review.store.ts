import type { LabId, PersonId } from '@drawbridge/contracts';
import { REVIEW_PAGE_SIZE, type Verdict } from '@drawbridge/contracts/practice';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { person } from '../../kernel/people/index.ts';
import { labBreachSeen, labFlagTry, labHintOpened } from './lab-help.table.ts';
import { labAttempt, labSubmission } from './labs.table.ts';

const countOf = (rows: typeof labSubmission | typeof labHintOpened) =>
  sql<number>`(select count(*)::int from ${rows} where ${rows.attemptId} = ${labAttempt.id})`;

const reviewed = {
  attempt: labAttempt,
  firstName: person.firstName,
  lastName: person.lastName,
  submissions: countOf(labSubmission),
  hints: countOf(labHintOpened),
  sharedFlag: sql<boolean>`exists (select 1 from ${labFlagTry} where ${labFlagTry.attemptId} = ${labAttempt.id} and ${labFlagTry.outcome} = 'shared')`,
};

const ofLearners = (labId: LabId, learners: readonly PersonId[]) =>
  and(eq(labAttempt.labId, labId), inArray(labAttempt.personId, [...learners]));

/** Attempts of these people on a lab, newest first. */
export function readAttempts(db: DbOrTx, labId: LabId, learners: readonly PersonId[], page: number) {
  return db
    .select(reviewed)
    .from(labAttempt)
    .innerJoin(person, eq(person.id, labAttempt.personId))
    .where(ofLearners(labId, learners))
    .orderBy(desc(labAttempt.openedAt), desc(labAttempt.id))
    .limit(REVIEW_PAGE_SIZE)
    .offset((page - 1) * REVIEW_PAGE_SIZE);
}

export async function countAttemptsOf(
  db: DbOrTx,
  labId: LabId,
  learners: readonly PersonId[],
): Promise<number> {
  const [row] = await db.select({ count: count() }).from(labAttempt).where(ofLearners(labId, learners));
  return row?.count ?? 0;
}

/** One attempt, with what a list shows of it. */
export async function findReviewed(db: DbOrTx, attemptId: string) {
  const [row] = await db
    .select(reviewed)
    .from(labAttempt)
    .innerJoin(person, eq(person.id, labAttempt.personId))
    .where(eq(labAttempt.id, attemptId));
  return row;
}

/** What a timeline shows of the submissions, oldest first; neither files nor results are read for it. */
export function readSubmissionSteps(db: DbOrTx, attemptId: string, limit: number) {
  const { result } = labSubmission;
  return db
    .select({
      id: labSubmission.id,
      submittedAt: labSubmission.submittedAt,
      verdict: sql<Verdict | null>`${result}->>'verdict'`,
      score: sql<number | null>`(${result}->>'score')::float8`,
      max: sql<number | null>`(${result}->>'max')::float8`,
    })
    .from(labSubmission)
    .where(eq(labSubmission.attemptId, attemptId))
    .orderBy(asc(labSubmission.submittedAt))
    .limit(limit);
}

export async function findSubmissionOf(db: DbOrTx, attemptId: string, submissionId: string) {
  const [row] = await db
    .select({ files: labSubmission.files, log: labSubmission.log, result: labSubmission.result })
    .from(labSubmission)
    .where(and(eq(labSubmission.attemptId, attemptId), eq(labSubmission.id, submissionId)));
  return row;
}

export function readSeenBreaches(db: DbOrTx, attemptId: string) {
  return db.select().from(labBreachSeen).where(eq(labBreachSeen.attemptId, attemptId));
}

export function readFlagTries(db: DbOrTx, attemptId: string, limit: number) {
  return db
    .select()
    .from(labFlagTry)
    .where(eq(labFlagTry.attemptId, attemptId))
    .orderBy(asc(labFlagTry.triedAt))
    .limit(limit);
}
