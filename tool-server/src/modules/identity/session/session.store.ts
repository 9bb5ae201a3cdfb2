import { asId, type PersonId } from '@drawbridge/contracts';
import { and, desc, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../../../platform/db/database.ts';
import { account, company, isEnabled, person } from '../../kernel/people/index.ts';
import { secondFactor } from '../second-factor/index.ts';
import { toKinds } from './caller-kinds.rule.ts';
import { knownSource, portalSession, portalVisit } from './session.table.ts';

const MOST_LISTED = 100;

export async function findAccount(db: DbOrTx, by: { email: string } | { personId: PersonId }) {
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

/**
 * Locks the account of an address until the transaction ends. Code that changes an account and what was mailed to it
 * locks the account first, so that two such transactions cannot deadlock.
 */
export async function lockAccount(tx: Tx, email: string): Promise<void> {
  await tx
    .select({ personId: account.personId })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(and(eq(person.email, email), eq(person.kind, 'account')))
    .for('update', { of: account });
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;
export type SessionRow = typeof portalSession.$inferSelect;

/**
 * Writes the session, and stores where this person signed in from. @returns whether one of the sources is new for a
 * person who signed in before
 */
export async function insertSession(
  tx: Tx,
  row: Omit<SessionRow, 'generation'>,
  sources: readonly string[],
): Promise<{ isFromElsewhere: boolean }> {
  await tx.insert(portalSession).values(row);
  const known = await tx
    .select({ source: knownSource.source })
    .from(knownSource)
    .where(eq(knownSource.personId, row.personId));
  await tx
    .insert(knownSource)
    .values(sources.map((source) => ({ personId: row.personId, source, lastAt: row.createdAt })))
    .onConflictDoUpdate({
      target: [knownSource.personId, knownSource.source],
      set: { lastAt: row.createdAt },
    });
  const names = new Set(known.map(({ source }) => source));
  return { isFromElsewhere: names.size > 0 && !sources.every((source) => names.has(source)) };
}

export async function storePasswordHash(db: DbOrTx, personId: PersonId, hash: string): Promise<void> {
  await db.update(account).set({ passwordHash: hash }).where(eq(account.personId, personId));
}

/**
 * True when the person with this address signed in from there before. One query, whether or not the address is known.
 */
export async function isKnownSource(db: DbOrTx, email: string, source: string): Promise<boolean> {
  const rows = await db
    .select({ personId: knownSource.personId })
    .from(knownSource)
    .innerJoin(person, eq(person.id, knownSource.personId))
    .where(and(eq(person.email, email), eq(person.kind, 'account'), eq(knownSource.source, source)));
  return rows.length > 0;
}

/** The session, locked until the transaction ends: two refreshes follow each other. */
export async function lockSession(tx: Tx, id: string): Promise<SessionRow | undefined> {
  const [row] = await tx.select().from(portalSession).where(eq(portalSession.id, id)).for('update');
  return row;
}

export async function rotateSession(tx: Tx, id: string, generation: number, now: Date): Promise<void> {
  await tx
    .update(portalSession)
    .set({ generation, rotatedAt: now, lastUsedAt: now })
    .where(eq(portalSession.id, id));
}

/** The company demands a second factor, and the person has none; an identity provider has rules of its own. */
const mustEnroll = sql<boolean>`coalesce(${company.demandsSecondFactor}, false)
  and ${portalSession.way} is distinct from 'single sign-on'
  and not exists (select 1 from ${secondFactor} where ${secondFactor.personId} = ${person.id} and ${secondFactor.confirmedAt} is not null)`;

/** The person of a session and their present rights, while neither it nor what they subscribed to has ended. */
export async function findSessionOwner(db: Db, id: string, now: Date) {
  const [row] = await db
    .select({
      personId: person.id,
      companyId: person.companyId,
      account,
      mustEnroll,
      signedInAt: portalSession.createdAt,
    })
    .from(portalSession)
    .innerJoin(person, eq(person.id, portalSession.personId))
    .innerJoin(account, eq(account.personId, person.id))
    .leftJoin(company, eq(company.id, person.companyId))
    .where(and(eq(portalSession.id, id), gt(portalSession.expiresAt, now), isEnabled(now)));
  return (
    row && {
      personId: asId<'person'>(row.personId),
      companyId: row.companyId ? asId<'company'>(row.companyId) : undefined,
      isAdmin: row.account.isAdmin,
      signedInAt: row.signedInAt,
      kinds: toKinds(row.account, row.companyId, row),
    }
  );
}

export async function deleteSession(db: DbOrTx, id: string): Promise<void> {
  await db.delete(portalSession).where(eq(portalSession.id, id));
}

/** Ends every session of some people except the one to keep. */
export async function deleteSessionsOf(
  db: DbOrTx,
  personIds: readonly PersonId[],
  keepId?: string,
): Promise<void> {
  await db
    .delete(portalSession)
    .where(
      and(
        inArray(portalSession.personId, [...personIds]),
        keepId === undefined ? undefined : ne(portalSession.id, keepId),
      ),
    );
}

/** Those that are neither expired nor idle for too long, latest used first. */
export function listSessionsOf(
  db: Db,
  personId: PersonId,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<SessionRow[]> {
  return db
    .select()
    .from(portalSession)
    .where(
      and(
        eq(portalSession.personId, personId),
        gt(portalSession.expiresAt, now),
        gt(portalSession.lastUsedAt, idleSince),
      ),
    )
    .orderBy(desc(portalSession.lastUsedAt), portalSession.id)
    .limit(MOST_LISTED);
}

export async function insertVisit(db: DbOrTx, row: typeof portalVisit.$inferInsert): Promise<void> {
  const made = await db.insert(portalVisit).values(row).onConflictDoNothing().returning();
  if (made.length === 0) return;
  await db.update(account).set({ lastSeenAt: row.at }).where(eq(account.personId, row.personId));
}

/** Removes sessions that expired or were idle, and places not used for long. */
export async function sweepSessions(
  db: Db,
  before: { now: Date; idleSince: Date; knownSince: Date },
): Promise<number> {
  const sessions = await db
    .delete(portalSession)
    .where(or(lte(portalSession.expiresAt, before.now), lte(portalSession.lastUsedAt, before.idleSince)))
    .returning({ id: portalSession.id });
  const sources = await db
    .delete(knownSource)
    .where(lte(knownSource.lastAt, before.knownSince))
    .returning({ personId: knownSource.personId });
  return sessions.length + sources.length;
}
