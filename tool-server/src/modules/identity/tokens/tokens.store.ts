import { asId, type PersonId } from '@drawbridge/contracts';
import { and, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../../../platform/db/database.ts';
import { account, company, isEnabled, person } from '../../kernel/people/index.ts';
import { secondFactor } from '../second-factor/index.ts';
import { portalSession } from '../session/session.table.ts';
import { accessToken } from './tokens.table.ts';

export type TokenRow = typeof accessToken.$inferSelect;
export type TokenKind = TokenRow['kind'];

/** The tokens of a person, newest first. */
export function listTokens(db: DbOrTx, personId: PersonId): Promise<TokenRow[]> {
  return db
    .select()
    .from(accessToken)
    .where(eq(accessToken.personId, personId))
    .orderBy(desc(accessToken.createdAt), accessToken.id);
}

/** The person of an account, locked: tokens of one person are made one after another, so that a limit counts right. */
export async function lockOwner(tx: Tx, personId: PersonId) {
  const [row] = await tx
    .select({ companyId: person.companyId, email: person.email })
    .from(person)
    .where(and(eq(person.id, personId), eq(person.kind, 'account')))
    .for('no key update');
  return row && { ...row, companyId: row.companyId ? asId<'company'>(row.companyId) : undefined };
}

/** Returns whether a session was opened by an identity provider. */
export async function isSessionBySso(tx: Tx, sessionId: string): Promise<boolean> {
  const [row] = await tx
    .select({ way: portalSession.way })
    .from(portalSession)
    .where(eq(portalSession.id, sessionId));
  return row?.way === 'single sign-on';
}

export function countUsable(tx: Tx, personId: PersonId, kind: TokenKind, now: Date): Promise<number> {
  return tx.$count(
    accessToken,
    and(eq(accessToken.personId, personId), eq(accessToken.kind, kind), gt(accessToken.expiresAt, now)),
  );
}

export async function insertToken(tx: Tx, row: typeof accessToken.$inferInsert): Promise<TokenRow> {
  const [made] = await tx.insert(accessToken).values(row).returning();
  if (!made) throw new Error('the token was not stored');
  return made;
}

/** Ends tokens of a person: of one kind, one of them, or all. Gives what ended. */
export function deleteTokens(
  tx: Tx,
  personId: PersonId,
  which: { kind?: TokenKind; id?: string | undefined } = {},
): Promise<TokenRow[]> {
  return tx
    .delete(accessToken)
    .where(
      and(
        eq(accessToken.personId, personId),
        which.kind && eq(accessToken.kind, which.kind),
        which.id === undefined ? undefined : eq(accessToken.id, which.id),
      ),
    )
    .returning();
}

/** All of some people. */
export async function deleteTokensOf(tx: Tx, personIds: readonly PersonId[]): Promise<void> {
  await tx.delete(accessToken).where(inArray(accessToken.personId, [...personIds]));
}

/** The company demands a second factor, and neither the person nor the provider they sign in with has one. */
const mustEnroll = sql<boolean>`coalesce(${company.demandsSecondFactor}, false) and not ${accessToken.isBySso}
  and not exists (select 1 from ${secondFactor} where ${secondFactor.personId} = ${person.id} and ${secondFactor.confirmedAt} is not null)`;

/** The token of a hash with its person as they are now, while the account may be used. Also one that has expired. */
export async function findByHash(db: Db, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      token: accessToken,
      companyId: person.companyId,
      verify: account.verify,
      mustEnroll,
    })
    .from(accessToken)
    .innerJoin(person, eq(person.id, accessToken.personId))
    .innerJoin(account, eq(account.personId, person.id))
    .leftJoin(company, eq(company.id, person.companyId))
    .where(and(eq(accessToken.tokenHash, tokenHash), isEnabled(now)));
  return row && { ...row, companyId: row.companyId ? asId<'company'>(row.companyId) : undefined };
}

/** Calls of the same minute write once. */
export async function setUsed(db: Db, id: string, minute: Date): Promise<void> {
  await db
    .update(accessToken)
    .set({ lastUsedAt: minute })
    .where(
      and(eq(accessToken.id, id), or(isNull(accessToken.lastUsedAt), lt(accessToken.lastUsedAt, minute))),
    );
}

const BATCH = 500;

export async function sweepTokens(db: Db, expiredBefore: Date): Promise<number> {
  const due = db
    .select({ id: accessToken.id })
    .from(accessToken)
    .where(lte(accessToken.expiresAt, expiredBefore))
    .limit(BATCH);
  const gone = await db
    .delete(accessToken)
    .where(inArray(accessToken.id, due))
    .returning({ id: accessToken.id });
  return gone.length;
}
