import { asId, type PersonId } from '@drawbridge/contracts';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { account, company, person } from '../people/index.ts';
import { toKinds } from './kinds.ts';
import { loginTry, portalSession } from './session.table.ts';

export async function findAccount(db: Db, by: { email: string } | { personId: PersonId }) {
  const [row] = await db
    .select({ person, account, companyExpiresAt: company.expiresAt })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .leftJoin(company, eq(company.id, person.companyId))
    .where(
      'email' in by
        ? and(eq(person.email, by.email), eq(person.kind, 'account'))
        : eq(person.id, by.personId),
    );
  return (
    row && {
      ...row,
      personId: asId<'person'>(row.person.id),
      companyId: row.person.companyId ? asId<'company'>(row.person.companyId) : undefined,
    }
  );
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export async function insertSession(db: Db, row: typeof portalSession.$inferInsert): Promise<void> {
  await db.insert(portalSession).values(row);
}

export async function findSession(db: Db, refreshHash: string, now: Date) {
  const [row] = await db
    .select()
    .from(portalSession)
    .where(and(eq(portalSession.refreshHash, refreshHash), gt(portalSession.expiresAt, now)));
  return row;
}

/** Who a session belongs to and what that person may do now, while it is neither ended nor run out. */
export async function findSessionOwner(db: Db, id: string, now: Date) {
  const [row] = await db
    .select({ personId: person.id, companyId: person.companyId, account })
    .from(portalSession)
    .innerJoin(person, eq(person.id, portalSession.personId))
    .innerJoin(account, eq(account.personId, person.id))
    .where(and(eq(portalSession.id, id), gt(portalSession.expiresAt, now)));
  return (
    row && {
      personId: asId<'person'>(row.personId),
      companyId: row.companyId ? asId<'company'>(row.companyId) : undefined,
      isAdmin: row.account.isAdmin,
      kinds: toKinds(row.account, row.companyId),
    }
  );
}

export async function deleteSession(db: Db, refreshHash: string): Promise<void> {
  await db.delete(portalSession).where(eq(portalSession.refreshHash, refreshHash));
}

/** Counts one try and gives the tries of the current window; one statement, so parallel tries are all counted. */
export async function countTry(db: Db, key: string, now: Date, windowMs: number) {
  const windowEndsAt = new Date(now.getTime() + windowMs);
  const [row] = await db
    .insert(loginTry)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: loginTry.key,
      set: {
        count: sql`case when ${loginTry.windowEndsAt} <= ${now.toISOString()} then 1 else ${loginTry.count} + 1 end`,
        windowEndsAt: sql`case when ${loginTry.windowEndsAt} <= ${now.toISOString()} then ${windowEndsAt.toISOString()}::timestamptz else ${loginTry.windowEndsAt} end`,
      },
    })
    .returning();
  if (!row) throw new Error('a counted try gave no row');
  return row;
}

export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.delete(loginTry).where(eq(loginTry.key, key));
}
