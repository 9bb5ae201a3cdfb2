import { asId, type PersonId } from '@drawbridge/contracts';
import type { KeptLab } from '@drawbridge/contracts/practice';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { person } from '../../kernel/people/index.ts';
import { guestSession } from './guest.table.ts';

export type GuestRow = typeof guestSession.$inferSelect;

/** How many guests are deleted at once. */
const BATCH = 200;

export async function insertGuest(
  tx: Tx,
  { personId, ...row }: typeof guestSession.$inferInsert & { personId: string },
): Promise<void> {
  await tx.insert(person).values({ id: personId, kind: 'guest', createdAt: row.createdAt });
  await tx.insert(guestSession).values({ ...row, personId });
}

/** The guest of a token that has not expired and whose work was not kept. */
export async function findGuest(db: DbOrTx, tokenHash: string, now: Date): Promise<PersonId | undefined> {
  const [row] = await db
    .select({ personId: guestSession.personId })
    .from(guestSession)
    .where(and(eq(guestSession.tokenHash, tokenHash), gt(guestSession.expiresAt, now)));
  return row?.personId ? asId<'person'>(row.personId) : undefined;
}

/** Locks a guest. Of two accounts that keep the same work at the same time, the second finds what the first did. */
export async function lockGuest(tx: Tx, tokenHash: string): Promise<GuestRow | undefined> {
  const [row] = await tx
    .select()
    .from(guestSession)
    .where(eq(guestSession.tokenHash, tokenHash))
    .for('update');
  return row;
}

export async function setKept(
  tx: Tx,
  tokenHash: string,
  kept: { keptBy: PersonId; keptLabs: KeptLab[] },
): Promise<void> {
  await tx.update(guestSession).set(kept).where(eq(guestSession.tokenHash, tokenHash));
}

/** Deletes a guest with everything that is still theirs. */
export async function deletePerson(tx: Tx, personId: string): Promise<void> {
  await tx.delete(person).where(and(eq(person.id, personId), eq(person.kind, 'guest')));
}

/** Deletes guests whose time is over, with all of their work. Gives how many. */
export async function sweepGuests(tx: Tx, now: Date): Promise<number> {
  const due = await tx
    .select({ tokenHash: guestSession.tokenHash, personId: guestSession.personId })
    .from(guestSession)
    .where(lte(guestSession.expiresAt, now))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  if (due.length === 0) return 0;
  const people = due.flatMap(({ personId }) => personId ?? []);
  await tx.delete(guestSession).where(
    inArray(
      guestSession.tokenHash,
      due.map(({ tokenHash }) => tokenHash),
    ),
  );
  if (people.length > 0)
    await tx.delete(person).where(and(inArray(person.id, people), eq(person.kind, 'guest')));
  return due.length;
}
