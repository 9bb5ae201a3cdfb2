import type { Badge } from '@drawbridge/content';
import { and, isNull, notInArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { badge } from './badges.table.ts';

/** Brings the table up to the content folder. */
export async function syncBadges(tx: Tx, badges: readonly Badge[], at: Date): Promise<void> {
  for (const [index, { id, ...fields }] of badges.entries()) {
    const set = { ...fields, place: index + 1, withdrawnAt: null };
    await tx
      .insert(badge)
      .values({ id, ...set })
      .onConflictDoUpdate({ target: badge.id, set });
  }
  const ids = badges.map(({ id }) => id);
  await tx
    .update(badge)
    .set({ withdrawnAt: at })
    .where(and(isNull(badge.withdrawnAt), ids.length > 0 ? notInArray(badge.id, ids) : undefined));
}
