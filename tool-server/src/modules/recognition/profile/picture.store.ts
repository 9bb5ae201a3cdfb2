import type { PersonId } from '@drawbridge/contracts';
import { eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { person } from '../../kernel/people/index.ts';
import { profilePicture } from './profile.table.ts';

/** Replaces the picture of a person, and the address of it. Of two at the same time the later one stays whole. */
export async function storePicture(
  tx: Tx,
  row: typeof profilePicture.$inferInsert,
  path: string,
): Promise<void> {
  await tx.update(person).set({ picture: path }).where(eq(person.id, row.personId));
  const { personId: _same, ...changed } = row;
  await tx
    .insert(profilePicture)
    .values(row)
    .onConflictDoUpdate({ target: profilePicture.personId, set: changed });
}

export async function deletePicture(tx: Tx, personId: PersonId): Promise<void> {
  await tx.update(person).set({ picture: null }).where(eq(person.id, personId));
  await tx.delete(profilePicture).where(eq(profilePicture.personId, personId));
}

export async function findImage(db: DbOrTx, name: string): Promise<Uint8Array | undefined> {
  const [row] = await db
    .select({ image: profilePicture.image })
    .from(profilePicture)
    .where(eq(profilePicture.name, name));
  return row?.image;
}
