import type { CourseId, PersonId } from '@drawbridge/contracts';
import { and, asc, eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { person } from '../../kernel/people/index.ts';
import { wish } from './wishlist.table.ts';

export type WishRow = typeof wish.$inferSelect;

/** Every favorite of a person in every list, oldest first. */
export function readWishes(db: DbOrTx, personId: PersonId): Promise<WishRow[]> {
  return db
    .select()
    .from(wish)
    .where(eq(wish.personId, personId))
    .orderBy(asc(wish.createdAt), asc(wish.courseId));
}

/** Serializes parallel changes of one person's favorites, so that a limit counts right. */
export async function lockWishes(tx: Tx, personId: PersonId): Promise<void> {
  await tx.select({ id: person.id }).from(person).where(eq(person.id, personId)).for('update');
}

export async function insertWishes(tx: Tx, rows: WishRow[]): Promise<void> {
  await tx.insert(wish).values(rows).onConflictDoNothing();
}

/** Removes a course from one list, or from every list. Gives how many rows. */
export async function deleteWish(
  db: DbOrTx,
  personId: PersonId,
  courseId: CourseId,
  listKey?: string,
): Promise<number> {
  const rows = await db
    .delete(wish)
    .where(
      and(
        eq(wish.personId, personId),
        eq(wish.courseId, courseId),
        listKey === undefined ? undefined : eq(wish.listKey, listKey),
      ),
    )
    .returning({ courseId: wish.courseId });
  return rows.length;
}

/** Adds the favorites of another person. */
export async function copyWishes(tx: Tx, from: PersonId, to: PersonId): Promise<void> {
  const rows = await readWishes(tx, from);
  if (rows.length > 0)
    await insertWishes(
      tx,
      rows.map((row) => ({ ...row, personId: to })),
    );
}
