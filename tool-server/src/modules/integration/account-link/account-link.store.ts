import { asId, type CompanyId, type PersonId } from '@drawbridge/contracts';
import type { LinkedLearner } from '@drawbridge/contracts/integration';
import { and, desc, eq, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { grantRecord } from '../../kernel/grants/grants.table.ts';
import { accountLink } from '../../kernel/people/account-link.table.ts';
import { account, company, isEnabled, person } from '../../kernel/people/index.ts';
import { isLivingLink } from '../../kernel/people/living-link.view.ts';
import { ltiPlatform } from '../../kernel/people/lti-platform.table.ts';
import { pointGain } from '../../practice/passes/passes.table.ts';
import { accountLinkCode } from './account-link.table.ts';

export type LinkRow = typeof accountLink.$inferSelect;
export type CodeRow = typeof accountLinkCode.$inferSelect;

/** The new code replaces the one before. */
export async function putCode(
  db: DbOrTx,
  row: Pick<CodeRow, 'accountId' | 'codeHash' | 'expiresAt'>,
): Promise<void> {
  const set = { codeHash: row.codeHash, expiresAt: row.expiresAt, usedBy: null };
  await db.insert(accountLinkCode).values(row).onConflictDoUpdate({ target: accountLinkCode.accountId, set });
}

/** Locks a code. Of two calls with one code, the second sees what the first did. */
export async function lockCode(tx: Tx, codeHash: string): Promise<CodeRow | undefined> {
  const [row] = await tx
    .select()
    .from(accountLinkCode)
    .where(eq(accountLinkCode.codeHash, codeHash))
    .for('update');
  return row;
}

export async function markUsed(tx: Tx, accountId: string, learnerId: PersonId): Promise<void> {
  await tx.update(accountLinkCode).set({ usedBy: learnerId }).where(eq(accountLinkCode.accountId, accountId));
}

/** Gives how many were removed. */
export async function sweepCodes(db: DbOrTx, now: Date): Promise<number> {
  const removed = await db
    .delete(accountLinkCode)
    .where(lte(accountLinkCode.expiresAt, now))
    .returning({ id: accountLinkCode.accountId });
  return removed.length;
}

export async function findAccount(db: DbOrTx, accountId: string, now: Date) {
  const [row] = await db
    .select({
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      companyId: person.companyId,
      isEnabled: sql<boolean>`coalesce(${isEnabled(now)}, false)`,
    })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .leftJoin(company, eq(company.id, person.companyId))
    .where(eq(person.id, accountId));
  return row;
}
export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** The account first, everywhere: recording a result of an account holds it before it waits for its learners. */
export async function lockPeople(tx: Tx, accountId: PersonId, learnerId: PersonId): Promise<void> {
  for (const id of [accountId, learnerId])
    await tx.select({ id: person.id }).from(person).where(eq(person.id, id)).for('no key update');
}

export async function findLink(db: DbOrTx, learnerId: string): Promise<LinkRow | undefined> {
  const [row] = await db.select().from(accountLink).where(eq(accountLink.learnerId, learnerId));
  return row;
}

/** Returns whether a link is in use at this moment. */
export async function isHolding(db: DbOrTx, learnerId: string, now: Date): Promise<boolean> {
  const { rows } = (await db.execute(sql`
    select 1 from ${accountLink} k where k.learner_id = ${learnerId}::uuid and ${isLivingLink(now)}
  `)) as { rows: unknown[] };
  return rows.length > 0;
}

/** The company of the platform: the account itself may belong to none. */
export async function findCompanyOf(db: DbOrTx, { platformId }: LinkRow): Promise<CompanyId | undefined> {
  const [row] = await db
    .select({ id: ltiPlatform.companyId })
    .from(ltiPlatform)
    .where(eq(ltiPlatform.id, platformId));
  return row && asId<'company'>(row.id);
}

export async function hasLinkOnPlatform(db: DbOrTx, accountId: string, platformId: string): Promise<boolean> {
  const rows = await db
    .select({ id: accountLink.learnerId })
    .from(accountLink)
    .where(and(eq(accountLink.accountId, accountId), eq(accountLink.platformId, platformId)));
  return rows.length > 0;
}

export async function insertLink(tx: Tx, row: LinkRow): Promise<void> {
  await tx.insert(accountLink).values(row);
}

const MOST_ELSEWHERE = 200;

/** Links of accounts that belong to another company than the platform; of one account, or of any. */
export async function readLinksElsewhere(
  db: DbOrTx,
  accountId?: PersonId,
): Promise<(LinkRow & { platform: string; learner: string })[]> {
  const owner = alias(person, 'owner');
  const rows = await db
    .select({
      link: accountLink,
      platform: ltiPlatform.name,
      learner: sql<string>`trim(${person.firstName} || ' ' || ${person.lastName})`,
    })
    .from(accountLink)
    .innerJoin(person, eq(person.id, accountLink.learnerId))
    .innerJoin(owner, eq(owner.id, accountLink.accountId))
    .innerJoin(ltiPlatform, eq(ltiPlatform.id, accountLink.platformId))
    .where(
      and(
        accountId === undefined ? undefined : eq(accountLink.accountId, accountId),
        ne(owner.companyId, ltiPlatform.companyId),
      ),
    )
    .limit(MOST_ELSEWHERE);
  return rows.map(({ link, ...names }) => ({ ...link, ...names }));
}

export interface LinkedPair {
  accountId: PersonId;
  learnerId: PersonId;
}
const toPair = ({ accountId, learnerId }: { accountId: string; learnerId: string }): LinkedPair => ({
  accountId: asId(accountId),
  learnerId: asId(learnerId),
});

/** Links of a release that recorded no grants: what is earned by their work would pass for the account's own. */
export async function readUnrecordedLinks(db: DbOrTx, limit: number): Promise<LinkedPair[]> {
  const rows = await db
    .select({ accountId: accountLink.accountId, learnerId: accountLink.learnerId })
    .from(accountLink)
    .where(
      sql`not exists (
        select from ${grantRecord} g where g.person_id = ${accountLink.accountId} and g.kind = 'progress'
          and g.source = 'link' and g.source_id = ${accountLink.learnerId}::text and g.ended_at is null
      )`,
    )
    .limit(limit);
  return rows.map(toPair);
}

/** Accounts to which a learner still lends something although they are not linked. */
export async function readLostLinks(db: DbOrTx, limit: number): Promise<LinkedPair[]> {
  const { rows } = (await db.execute(sql`
    select lent.account_id as "accountId", lent.learner_id as "learnerId" from (
      select person_id as account_id, source_id::uuid as learner_id from ${grantRecord}
      where source = 'link' and ended_at is null
      union
      select person_id, lent_by from ${pointGain} where lent_by is not null
    ) lent
    where not exists (
      select from ${accountLink} k where k.account_id = lent.account_id and k.learner_id = lent.learner_id
    )
    order by 1, 2 limit ${limit}::int`)) as { rows: { accountId: string; learnerId: string }[] };
  return rows.map(toPair);
}

/** False when somebody else removed it first. */
export async function deleteLink(tx: Tx, { learnerId, accountId }: LinkRow): Promise<boolean> {
  const removed = await tx
    .delete(accountLink)
    .where(and(eq(accountLink.learnerId, learnerId), eq(accountLink.accountId, accountId)))
    .returning({ id: accountLink.learnerId });
  return removed.length > 0;
}

export async function readLinkedLearners(db: DbOrTx, accountId: PersonId): Promise<LinkedLearner[]> {
  const rows = await db
    .select({
      id: accountLink.learnerId,
      name: sql<string>`trim(${person.firstName} || ' ' || ${person.lastName})`,
      platform: ltiPlatform.name,
      linkedAt: accountLink.linkedAt,
    })
    .from(accountLink)
    .innerJoin(person, eq(person.id, accountLink.learnerId))
    .innerJoin(ltiPlatform, eq(ltiPlatform.id, accountLink.platformId))
    .where(eq(accountLink.accountId, accountId))
    .orderBy(desc(accountLink.linkedAt), accountLink.learnerId);
  return rows.map(({ linkedAt, ...row }) => ({ ...row, linked_at: linkedAt.toISOString() }));
}
