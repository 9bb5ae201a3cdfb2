import { randomUUID } from 'node:crypto';
import { asId, type CompanyId, type PersonId } from '@drawbridge/contracts';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { joinCompany } from '../../kernel/grants/index.ts';
import { account, company, person, toCompanyNameKey } from '../../kernel/people/index.ts';

export type CompanyRow = typeof company.$inferSelect;

/** One company is made at a time: two with one name would not see each other. */
export async function lockCompanyNames(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('names of companies'))`);
}

/** Companies whose names people take for this one. */
export async function findSimilar(db: DbOrTx, name: string): Promise<CompanyRow[]> {
  const key = toCompanyNameKey(name);
  const rows = await db.select().from(company).orderBy(asc(company.createdAt), asc(company.id));
  return rows.filter((row) => toCompanyNameKey(row.name) === key);
}

export interface FoundAccount {
  personId: PersonId;
  companyId: string | null;
  companyName: string | null;
  state: (typeof account.$inferSelect)['state'];
  verify: (typeof account.$inferSelect)['verify'];
  isAdmin: boolean;
}

/** The account with an address, locked until the transaction ends. */
export async function lockAccount(tx: Tx, email: string): Promise<FoundAccount | undefined> {
  const [row] = await tx
    .select({
      personId: person.id,
      companyId: person.companyId,
      companyName: company.name,
      state: account.state,
      verify: account.verify,
      isAdmin: account.isAdmin,
    })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .leftJoin(company, eq(company.id, person.companyId))
    .where(and(eq(person.email, email), eq(person.kind, 'account')))
    .for('update', { of: person });
  return row && { ...row, personId: asId<'person'>(row.personId) };
}

export async function insertCompany(
  tx: Tx,
  { name, seats, endsAt, now }: { name: string; seats: number | null; endsAt: Date | null; now: Date },
): Promise<CompanyId> {
  const id = randomUUID();
  await tx.insert(company).values({ id, name, seats, expiresAt: endsAt, createdAt: now });
  return asId<'company'>(id);
}

/** An administrator who sets a password, or signs in by the provider, once the address is proved. */
export async function insertInvitedAdmin(
  tx: Tx,
  { email, companyId, now }: { email: string; companyId: CompanyId; now: Date },
): Promise<PersonId> {
  const id = randomUUID();
  const personId = asId<'person'>(id);
  await tx.insert(person).values({ id, kind: 'account', email, createdAt: now });
  await tx.insert(account).values({ personId: id, state: 'invited', type: 'ENT' });
  await joinCompany(
    tx,
    { personId, companyId, isAdmin: true },
    { source: 'operator', sourceId: companyId, at: now },
  );
  return personId;
}

/** Nobody proved the address of an account that is not active: its password may be a stranger's. */
export async function appointAdmin(
  tx: Tx,
  { personId, state }: FoundAccount,
  { companyId, now }: { companyId: CompanyId; now: Date },
): Promise<void> {
  if (state !== 'active')
    await tx
      .update(account)
      .set({ state: 'invited', passwordHash: null })
      .where(eq(account.personId, personId));
  await joinCompany(
    tx,
    { personId, companyId, isAdmin: true },
    { source: 'operator', sourceId: companyId, at: now },
  );
}

export interface ListedCompany extends CompanyRow {
  people: number;
  admins: string[];
}

/** All companies by name, with the number of their accounts and the addresses of their administrators. */
export async function readCompanies(db: DbOrTx): Promise<ListedCompany[]> {
  const isAdmin = sql`${account.isAdmin}`;
  const rows = await db
    .select({
      company,
      people: count(account.personId),
      admins: sql<
        string[]
      >`coalesce(array_agg(${person.email} order by ${person.email}) filter (where ${isAdmin}), '{}')`,
    })
    .from(company)
    .leftJoin(person, and(eq(person.companyId, company.id), eq(person.kind, 'account')))
    .leftJoin(account, eq(account.personId, person.id))
    .groupBy(company.id)
    .orderBy(asc(company.name), asc(company.id));
  return rows.map(({ company: row, people, admins }) => ({ ...row, people, admins }));
}

export async function lockCompany(tx: Tx, id: string): Promise<CompanyRow | undefined> {
  const [row] = await tx.select().from(company).where(eq(company.id, id)).for('update');
  return row;
}

export async function endCompany(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(company).set({ expiresAt: now }).where(eq(company.id, id));
}
