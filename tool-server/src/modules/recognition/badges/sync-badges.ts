import type { Badge } from '@drawbridge/content';
import { and, isNull, notInArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { toExcluded } from '../../../platform/db/excluded.ts';
import { badge } from './badges.table.ts';

/** Brings the table up to the content folder. */
export async function syncBadges(tx: Tx, badges: readonly Badge[], at: Date): Promise<void> {
  const ids = badges.map(({ id }) => id);
  const isGone = and(isNull(badge.withdrawnAt), ids.length > 0 ? notInArray(badge.id, ids) : undefined);
  await tx.update(badge).set({ withdrawnAt: at }).where(isGone);
  if (ids.length === 0) return;

  const rows = badges.map((fields, index) => ({ ...fields, place: index + 1, withdrawnAt: null }));
  const set = toExcluded(badge, 'id');
  await tx.insert(badge).values(rows).onConflictDoUpdate({ target: badge.id, set });
}
