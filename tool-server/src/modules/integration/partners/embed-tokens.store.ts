import type { CompanyId, PartnerId, PersonId } from '@drawbridge/contracts';
import { and, eq, gt, inArray, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../../../platform/db/database.ts';
import { company, person } from '../../kernel/people/people.table.ts';
import { embedToken, partner, partnerSecret, partnerVisitor } from './partners.table.ts';

/** A partner that may be used: neither it nor the subscription of its company has ended. */
const isUsable = (now: Date) =>
  and(isNull(partner.deletedAt), or(isNull(company.expiresAt), gt(company.expiresAt, now)));

export async function findByPublishableKey(db: DbOrTx, key: string, now: Date) {
  const [row] = await db
    .select({ id: partner.id, allowedOrigins: partner.allowedOrigins })
    .from(partner)
    .innerJoin(company, eq(company.id, partner.companyId))
    .where(and(eq(partner.publishableKey, key), isUsable(now)));
  return row;
}

/** Returns whether some partner lists the origin. */
export async function isListed(db: DbOrTx, origin: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: partner.id })
    .from(partner)
    .innerJoin(company, eq(company.id, partner.companyId))
    .where(and(sql`${partner.allowedOrigins} @> ${JSON.stringify([origin])}::jsonb`, isUsable(now)))
    .limit(1);
  return row !== undefined;
}

export async function findBySecretKey(db: DbOrTx, keyHash: string, now: Date) {
  const [row] = await db
    .select({
      secretId: partnerSecret.id,
      lastUsedAt: partnerSecret.lastUsedAt,
      partnerId: partner.id,
      companyId: partner.companyId,
    })
    .from(partnerSecret)
    .innerJoin(partner, eq(partner.id, partnerSecret.partnerId))
    .innerJoin(company, eq(company.id, partner.companyId))
    .where(and(eq(partnerSecret.keyHash, keyHash), isUsable(now)));
  return row;
}

/** Also one whose time is over, for as long as its row is there. */
export async function findToken(db: DbOrTx, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      personId: embedToken.personId,
      companyId: partner.companyId,
      partnerId: partner.id,
      scopes: embedToken.scopes,
      origin: embedToken.origin,
      expiresAt: embedToken.expiresAt,
      allowedOrigins: partner.allowedOrigins,
    })
    .from(embedToken)
    .innerJoin(partner, eq(partner.id, embedToken.partnerId))
    .innerJoin(company, eq(company.id, partner.companyId))
    .where(and(eq(embedToken.tokenHash, tokenHash), isUsable(now)));
  return row;
}

/**
 * The partner of a secret key, as it is now. It is locked against a change of its origins, and the key against being
 * revoked, until the token is written: what ends tokens ends this one too. Undefined when either is gone.
 */
export async function lockForToken(tx: Tx, partnerId: PartnerId, secretId: string) {
  const [row] = await tx
    .select()
    .from(partner)
    .where(and(eq(partner.id, partnerId), isNull(partner.deletedAt)))
    .for('share');
  const [secret] = await tx
    .select({ id: partnerSecret.id })
    .from(partnerSecret)
    .where(eq(partnerSecret.id, secretId))
    .for('key share');
  return secret && row;
}

/** True for a visitor who was not there before; of several calls at the same time one gets true. */
export async function insertVisitor(
  tx: Tx,
  visitor: { personId: PersonId; partnerId: PartnerId; companyId: CompanyId; createdAt: Date },
): Promise<boolean> {
  const { personId, partnerId, companyId, createdAt } = visitor;
  const made = await tx
    .insert(person)
    .values({ id: personId, kind: 'embedded', companyId, createdAt })
    .onConflictDoNothing()
    .returning({ id: person.id });
  if (made.length === 0) return false;
  await tx.insert(partnerVisitor).values({ personId, partnerId, createdAt });
  return true;
}

export async function insertToken(tx: Tx, token: typeof embedToken.$inferInsert): Promise<void> {
  await tx.insert(embedToken).values(token);
}

/** Calls of the same minute write once. */
export async function setUsed(db: DbOrTx, secretId: string, minute: Date): Promise<void> {
  await db
    .update(partnerSecret)
    .set({ lastUsedAt: minute })
    .where(
      and(
        eq(partnerSecret.id, secretId),
        or(isNull(partnerSecret.lastUsedAt), lt(partnerSecret.lastUsedAt, minute)),
      ),
    );
}

/** Rows at a time. */
const BATCH = 500;

export async function sweepTokens(db: Db, expiredBefore: Date): Promise<number> {
  const due = db
    .select({ tokenHash: embedToken.tokenHash })
    .from(embedToken)
    .where(lte(embedToken.expiresAt, expiredBefore))
    .limit(BATCH);
  const gone = await db
    .delete(embedToken)
    .where(inArray(embedToken.tokenHash, due))
    .returning({ tokenHash: embedToken.tokenHash });
  return gone.length;
}

/** Deletes visitors of partners that were deleted before, with all of their work, and then the partners. */
export async function sweepPartners(db: Db, deletedBefore: Date): Promise<number> {
  const due = db
    .select({ personId: partnerVisitor.personId })
    .from(partnerVisitor)
    .innerJoin(partner, eq(partner.id, partnerVisitor.partnerId))
    .where(lte(partner.deletedAt, deletedBefore))
    .limit(BATCH);
  const people = await db
    .delete(person)
    .where(and(inArray(person.id, due), eq(person.kind, 'embedded')))
    .returning({ id: person.id });
  const visitors = db
    .select({ personId: partnerVisitor.personId })
    .from(partnerVisitor)
    .where(eq(partnerVisitor.partnerId, partner.id));
  const partners = await db
    .delete(partner)
    .where(and(lte(partner.deletedAt, deletedBefore), notExists(visitors)))
    .returning({ id: partner.id });
  return people.length + partners.length;
}
