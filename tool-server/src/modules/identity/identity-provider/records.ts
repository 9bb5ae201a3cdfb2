import { and, desc, eq, lte, notInArray, sql } from 'drizzle-orm';
import type { AdapterFactory } from 'oidc-provider';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { isStorable } from '../../../platform/http/storable-text.ts';
import { localIdpRecord } from './identity-provider.table.ts';

/** Records without a lifetime of their own. */
const DEFAULT_SECONDS = 3_600;
/** More than a team of testers needs; older records are removed. */
const MOST_RECORDS = 5_000;

/** The provider's own storage, in our database. */
export function createRecords({ db, clock }: { db: Db; clock: Clock }): AdapterFactory {
  return (model) => {
    const isId = (id: string) => and(eq(localIdpRecord.model, model), eq(localIdpRecord.id, id));

    async function findBy(condition: ReturnType<typeof isId>) {
      const [row] = await db.select().from(localIdpRecord).where(condition).limit(1);
      return row && { ...row.payload, ...(row.consumedAt ? { consumed: true } : {}) };
    }

    return {
      async upsert(id, payload, expiresIn = DEFAULT_SECONDS) {
        const row = {
          payload,
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expiresAt: new Date(clock.now().getTime() + expiresIn * 1000),
        };
        await db
          .insert(localIdpRecord)
          .values({ model, id, ...row })
          .onConflictDoUpdate({ target: [localIdpRecord.model, localIdpRecord.id], set: row });
      },
      // No record has such an id, and a query that names it would fail.
      find: (id) => (isStorable(id) ? findBy(isId(id)) : Promise.resolve(undefined)),
      findByUid: (uid) => findBy(and(eq(localIdpRecord.model, model), eq(localIdpRecord.uid, uid))),
      /** The device flow is off. */
      findByUserCode: () => Promise.resolve(undefined),
      async consume(id) {
        await db.update(localIdpRecord).set({ consumedAt: clock.now() }).where(isId(id));
      },
      async destroy(id) {
        await db.delete(localIdpRecord).where(isId(id));
      },
      async revokeByGrantId(grantId) {
        await db
          .delete(localIdpRecord)
          .where(and(eq(localIdpRecord.model, model), eq(localIdpRecord.grantId, grantId)));
      },
    };
  };
}

/** Removes expired records, and the oldest beyond the limit; gives how many. */
export async function sweepRecords(db: Db, now: Date): Promise<number> {
  const old = await db
    .delete(localIdpRecord)
    .where(lte(localIdpRecord.expiresAt, now))
    .returning({ id: localIdpRecord.id });
  const newest = db
    .select({ id: sql`${localIdpRecord.model} || ' ' || ${localIdpRecord.id}` })
    .from(localIdpRecord)
    .orderBy(desc(localIdpRecord.expiresAt))
    .limit(MOST_RECORDS);
  const many = await db
    .delete(localIdpRecord)
    .where(notInArray(sql`${localIdpRecord.model} || ' ' || ${localIdpRecord.id}`, newest))
    .returning({ id: localIdpRecord.id });
  return old.length + many.length;
}
