import type { PersonId } from '@drawbridge/contracts';
import { and, count, desc, eq, gt, lte } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { person } from '../../kernel/people/index.ts';
import { labAttempt, labSubmission } from './labs.table.ts';
import { sharedReplay } from './shared-replay.table.ts';

/** A graded submission of this person, with its attempt; another's counts as missing. */
export async function findGraded(db: DbOrTx, personId: PersonId, submissionId: string) {
  const [row] = await db
    .select({
      files: labSubmission.files,
      log: labSubmission.log,
      result: labSubmission.result,
      attempt: labAttempt,
    })
    .from(labSubmission)
    .innerJoin(labAttempt, eq(labAttempt.id, labSubmission.attemptId))
    .where(
      and(
        eq(labSubmission.id, submissionId),
        eq(labSubmission.personId, personId),
        eq(labSubmission.state, 'graded'),
      ),
    );
  return row;
}

/** Who must not be recognized. */
export async function findIdentity(db: DbOrTx, personId: PersonId) {
  const [row] = await db
    .select({
      firstName: person.firstName,
      lastName: person.lastName,
      companyId: person.companyId,
      email: person.email,
    })
    .from(person)
    .where(eq(person.id, personId));
  return row;
}

const listed = {
  id: sharedReplay.id,
  view: sharedReplay.view,
  createdAt: sharedReplay.createdAt,
  expiresAt: sharedReplay.expiresAt,
};
export type ListedReplay = Pick<typeof sharedReplay.$inferSelect, keyof typeof listed>;

const isCurrent = (personId: PersonId, now: Date) =>
  and(eq(sharedReplay.personId, personId), gt(sharedReplay.expiresAt, now));

/** Newest first. */
export function readCurrent(db: DbOrTx, personId: PersonId, now: Date): Promise<ListedReplay[]> {
  return db
    .select(listed)
    .from(sharedReplay)
    .where(isCurrent(personId, now))
    .orderBy(desc(sharedReplay.createdAt), desc(sharedReplay.id));
}

export async function countCurrent(db: DbOrTx, personId: PersonId, now: Date): Promise<number> {
  const [row] = await db.select({ count: count() }).from(sharedReplay).where(isCurrent(personId, now));
  return row?.count ?? 0;
}

export async function insert(db: DbOrTx, row: typeof sharedReplay.$inferInsert): Promise<void> {
  await db.insert(sharedReplay).values(row);
}

/** False when the person has no such replay. */
export async function remove(db: DbOrTx, personId: PersonId, id: string): Promise<boolean> {
  const removed = await db
    .delete(sharedReplay)
    .where(and(eq(sharedReplay.id, id), eq(sharedReplay.personId, personId)))
    .returning({ id: sharedReplay.id });
  return removed.length > 0;
}

export async function findByToken(db: DbOrTx, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ view: sharedReplay.view, expiresAt: sharedReplay.expiresAt })
    .from(sharedReplay)
    .where(and(eq(sharedReplay.tokenHash, tokenHash), gt(sharedReplay.expiresAt, now)));
  return row;
}

/** Gives how many were removed. */
export async function removeExpired(db: DbOrTx, now: Date): Promise<number> {
  const rows = await db
    .delete(sharedReplay)
    .where(lte(sharedReplay.expiresAt, now))
    .returning({ id: sharedReplay.id });
  return rows.length;
}
