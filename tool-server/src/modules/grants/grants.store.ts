import type { PersonId } from '@drawbridge/contracts';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/database.ts';
import { type GRANT_KINDS, type GRANT_SOURCES, grantRecord } from './grants.table.ts';

export type GrantRow = typeof grantRecord.$inferSelect;

export interface Grant {
  personId: PersonId;
  kind: (typeof GRANT_KINDS)[number];
  subject: string;
  source: (typeof GRANT_SOURCES)[number];
  sourceId: string;
}

/**
 * Records that somebody is given something, and because of what; a second time changes nothing. False where it is
 * work that was credited to somebody else, ever: then nothing may be given for it.
 */
export async function give(tx: Tx, { at, ...grant }: Grant & { at: Date }): Promise<boolean> {
  const rows = await tx
    .insert(grantRecord)
    .values({ ...grant, givenAt: at })
    .onConflictDoNothing()
    .returning({ id: grantRecord.id });
  if (rows.length > 0 || grant.source !== 'work') return true;
  const [known] = await tx
    .select({ personId: grantRecord.personId })
    .from(grantRecord)
    .where(
      and(
        eq(grantRecord.kind, grant.kind),
        eq(grantRecord.subject, grant.subject),
        eq(grantRecord.source, 'work'),
        eq(grantRecord.sourceId, grant.sourceId),
      ),
    );
  return known?.personId === grant.personId;
}

const toWhere = (grants: Partial<Grant>): SQL | undefined =>
  and(
    isNull(grantRecord.endedAt),
    ...(Object.keys(grants) as (keyof Grant)[]).map((field) => eq(grantRecord[field], grants[field] ?? '')),
  );

/** Ends what still holds, and says why; gives what ended. */
export const end = (
  tx: Tx,
  grants: Partial<Grant>,
  { at, because }: { at: Date; because: string },
): Promise<GrantRow[]> =>
  tx.update(grantRecord).set({ endedAt: at, endedBecause: because }).where(toWhere(grants)).returning();

/** What still holds. */
export const readGrants = (db: DbOrTx, grants: Partial<Grant>): Promise<GrantRow[]> =>
  db.select().from(grantRecord).where(toWhere(grants)).orderBy(grantRecord.givenAt);
