import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { signInLink } from './session.table.ts';

type LinkRow = typeof signInLink.$inferSelect;

/** Writes a link in place of those requested from the same network address. */
export async function insertLink(tx: Tx, row: Omit<LinkRow, 'tries' | 'endedAt'>): Promise<void> {
  await tx
    .update(signInLink)
    .set({ endedAt: row.createdAt })
    .where(
      and(
        eq(signInLink.email, row.email),
        eq(signInLink.source, row.source),
        isNull(signInLink.endedAt),
        gt(signInLink.expiresAt, row.createdAt),
      ),
    );
  await tx.insert(signInLink).values(row);
}

/** The link, locked until the transaction ends: it can be used only once. */
export async function lockLink(tx: Tx, id: string): Promise<LinkRow | undefined> {
  const [row] = await tx.select().from(signInLink).where(eq(signInLink.id, id)).for('update');
  return row;
}

export async function countLinkTry(tx: Tx, id: string): Promise<void> {
  await tx
    .update(signInLink)
    .set({ tries: sql`${signInLink.tries} + 1` })
    .where(eq(signInLink.id, id));
}

/** All links that were mailed to the address end: a signed-in person needs no other, and the address may be another's. */
export async function endLinks(tx: Tx, email: string, at: Date): Promise<void> {
  await tx
    .update(signInLink)
    .set({ endedAt: at })
    .where(and(eq(signInLink.email, email), isNull(signInLink.endedAt)));
}

export async function sweepLinks(db: Db, before: Date): Promise<number> {
  const gone = await db
    .delete(signInLink)
    .where(lte(signInLink.expiresAt, before))
    .returning({ id: signInLink.id });
  return gone.length;
}
