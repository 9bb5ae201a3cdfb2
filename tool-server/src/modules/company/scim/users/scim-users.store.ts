import { asId, type CompanyId, type PersonId } from '@drawbridge/contracts';
import { and, asc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../../platform/db/database.ts';
import { companyDomain } from '../../../identity/sso/sso.table.ts';
import { account, person } from '../../../kernel/people/index.ts';
import type { Field, Fields } from '../filter/filter-sql.ts';
import { scimClaim, scimUser } from '../scim.table.ts';

const COLUMNS = {
  personId: scimUser.personId,
  externalId: scimUser.externalId,
  userName: scimUser.userName,
  displayName: scimUser.displayName,
  createdAt: scimUser.createdAt,
  changedAt: scimUser.changedAt,
  deletedAt: scimUser.deletedAt,
  email: sql<string>`coalesce(${person.email}, '')`,
  firstName: person.firstName,
  lastName: person.lastName,
  department: person.department,
  jobTitle: person.jobTitle,
  state: account.state,
};

const read = (db: DbOrTx) =>
  db
    .select(COLUMNS)
    .from(scimUser)
    // One who left for another company is not the directory's any more.
    .innerJoin(person, and(eq(person.id, scimUser.personId), eq(person.companyId, scimUser.companyId)))
    .innerJoin(account, eq(account.personId, scimUser.personId));

export type UserRow = Awaited<ReturnType<typeof findUser>> & object;

const toRow = <Row extends { personId: string }>(row: Row) => ({
  ...row,
  personId: asId<'person'>(row.personId),
});

/** The name of a user without its case, as it is stored. */
export const toNameKey = (userName: string): string => userName.normalize('NFC').toLowerCase();

export const toShownName = (row: { firstName: string; lastName: string; userName: string }): string =>
  `${row.firstName} ${row.lastName}`.trim() || row.userName;

/** A user of the directory, also one that it has deleted. */
export async function findUser(db: DbOrTx, companyId: CompanyId, personId: PersonId) {
  const [row] = await read(db).where(and(eq(scimUser.companyId, companyId), eq(scimUser.personId, personId)));
  return row && toRow(row);
}

/** Users of the directory with that external id or name, also those that it has deleted. */
export async function findAlike(
  tx: Tx,
  companyId: CompanyId,
  { externalId, userName }: { externalId: string | undefined; userName: string },
): Promise<UserRow[]> {
  const rows = await read(tx).where(
    and(
      eq(scimUser.companyId, companyId),
      or(
        eq(scimUser.userNameKey, toNameKey(userName)),
        externalId ? eq(scimUser.externalId, externalId) : undefined,
      ),
    ),
  );
  return rows.map(toRow);
}

const present = (companyId: CompanyId, filter: SQL | undefined) =>
  and(eq(scimUser.companyId, companyId), isNull(scimUser.deletedAt), filter);

export async function listUsers(
  db: DbOrTx,
  companyId: CompanyId,
  { filter, offset, most }: { filter: SQL | undefined; offset: number; most: number },
): Promise<{ rows: UserRow[]; total: number }> {
  const counted = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(scimUser)
    .innerJoin(person, and(eq(person.id, scimUser.personId), eq(person.companyId, scimUser.companyId)))
    .innerJoin(account, eq(account.personId, scimUser.personId))
    .where(present(companyId, filter));
  const total = counted[0]?.total ?? 0;
  if (most === 0 || offset >= total) return { rows: [], total };
  const rows = await read(db)
    .where(present(companyId, filter))
    .orderBy(asc(scimUser.createdAt), asc(scimUser.personId))
    .limit(most)
    .offset(offset);
  return { rows: rows.map(toRow), total };
}

/** What filters may name. */
export const USER_FIELDS: Fields = new Map<string, Field>([
  ['username', { kind: 'key', sql: sql`${scimUser.userNameKey}` }],
  ['externalid', { kind: 'exact', sql: sql`${scimUser.externalId}` }],
  ['id', { kind: 'id', sql: sql`${scimUser.personId}` }],
  ['displayname', { kind: 'text', sql: sql`lower(coalesce(${scimUser.displayName}, ''))` }],
  ['name.givenname', { kind: 'text', sql: sql`lower(${person.firstName})` }],
  ['name.familyname', { kind: 'text', sql: sql`lower(${person.lastName})` }],
  [
    'name.formatted',
    { kind: 'text', sql: sql`lower(trim(${person.firstName} || ' ' || ${person.lastName}))` },
  ],
  ['emails', { kind: 'key', sql: sql`coalesce(${person.email}, '')` }],
  ['emails.value', { kind: 'key', sql: sql`coalesce(${person.email}, '')` }],
  ['emails.type', { kind: 'key', sql: sql`'work'::text` }],
  ['emails.primary', { kind: 'flag', sql: sql`true` }],
  ['active', { kind: 'flag', sql: sql`(${account.state} <> 'deactivated')` }],
  ['meta.lastmodified', { kind: 'instant', sql: sql`${scimUser.changedAt}` }],
]);

/** True for an address in a domain that the company has proven to be its own. */
export async function isOfCompany(tx: Tx, companyId: CompanyId, email: string): Promise<boolean> {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const [row] = await tx
    .select({ domain: companyDomain.domain })
    .from(companyDomain)
    .where(
      and(
        eq(companyDomain.companyId, companyId),
        eq(companyDomain.domain, domain),
        isNotNull(companyDomain.verifiedAt),
      ),
    );
  return row !== undefined;
}

/** The account that has an address, wherever it belongs, and whether the directory of its company has it. */
export async function findAccount(tx: Tx, email: string) {
  const [row] = await tx
    .select({
      personId: person.id,
      companyId: person.companyId,
      firstName: person.firstName,
      lastName: person.lastName,
      isProvisioned: sql<boolean>`(${scimUser.personId} is not null and ${scimUser.deletedAt} is null)`,
    })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .leftJoin(scimUser, and(eq(scimUser.personId, person.id), eq(scimUser.companyId, person.companyId)))
    .where(and(eq(person.email, email), eq(person.kind, 'account')));
  return row && toRow(row);
}

/** What a deleted user leaves to another one: the unique name and external id. */
export async function releaseNames(
  tx: Tx,
  companyId: CompanyId,
  given: { personId: PersonId | undefined; userName: string; externalId: string | null | undefined },
): Promise<void> {
  const { personId, userName, externalId } = given;
  const deleted = and(
    eq(scimUser.companyId, companyId),
    isNotNull(scimUser.deletedAt),
    personId && ne(scimUser.personId, personId),
  );
  await tx
    .update(scimUser)
    // No name begins with a space.
    .set({ userNameKey: sql`' '::text || ${scimUser.personId}` })
    .where(and(deleted, eq(scimUser.userNameKey, toNameKey(userName))));
  if (externalId)
    await tx
      .update(scimUser)
      .set({ externalId: null })
      .where(and(deleted, eq(scimUser.externalId, externalId)));
}

/**
 * What the directory asked for: an account that exists and is not its own. That it had the account before, under another
 * external id, is forgotten: it may be another person by now, and an administrator decides.
 */
export async function claim(tx: Tx, row: typeof scimClaim.$inferInsert): Promise<void> {
  const { companyId, externalId, userName, askedAt } = row;
  await tx.delete(scimUser).where(and(eq(scimUser.personId, row.personId), isNotNull(scimUser.deletedAt)));
  await tx
    .insert(scimClaim)
    .values(row)
    .onConflictDoUpdate({
      target: scimClaim.personId,
      set: { companyId, externalId: externalId ?? null, userName, askedAt },
    });
}

/** What the directory knows of a person ends with their place in the company. */
export async function forgetOutside(
  tx: Tx,
  personId: PersonId,
  companyId: CompanyId | undefined,
): Promise<void> {
  for (const table of [scimUser, scimClaim])
    await tx
      .delete(table)
      .where(and(eq(table.personId, personId), companyId && ne(table.companyId, companyId)));
}
