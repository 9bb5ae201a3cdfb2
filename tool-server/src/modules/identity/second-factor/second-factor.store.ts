import { asId, type CompanyId, type PersonId } from '@drawbridge/contracts';
import { and, asc, count, countDistinct, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../../../platform/db/database.ts';
import { account, company, person } from '../../kernel/people/index.ts';
import { secondFactor, secondStep } from './second-factor.table.ts';

export type FactorRow = typeof secondFactor.$inferSelect;

/** The factors that count, oldest first. */
export function listFactors(db: DbOrTx, personId: PersonId): Promise<FactorRow[]> {
  return db
    .select()
    .from(secondFactor)
    .where(and(eq(secondFactor.personId, personId), isNotNull(secondFactor.confirmedAt)))
    .orderBy(asc(secondFactor.createdAt), secondFactor.id);
}

/** One factor of a person, confirmed or not, locked until the transaction ends. */
export async function lockFactor(tx: Tx, personId: PersonId, id: string): Promise<FactorRow | undefined> {
  const [row] = await tx
    .select()
    .from(secondFactor)
    .where(and(eq(secondFactor.id, id), eq(secondFactor.personId, personId)))
    .for('update');
  return row;
}

/** Locks the account, so that two changes of a person's factors follow each other. */
export async function lockPerson(tx: Tx, personId: PersonId): Promise<void> {
  await tx
    .select({ personId: account.personId })
    .from(account)
    .where(eq(account.personId, personId))
    .for('update');
}

/** Writes the app that is being set up, in place of one that never was confirmed. */
export async function insertTotp(
  tx: Tx,
  row: Pick<FactorRow, 'id' | 'encryptedSecret' | 'createdAt'> & { personId: PersonId },
): Promise<void> {
  await tx
    .delete(secondFactor)
    .where(and(eq(secondFactor.personId, row.personId), isNull(secondFactor.confirmedAt)));
  await tx.insert(secondFactor).values({ ...row, kind: 'totp', name: '' });
}

/** False when the credential is known already. */
export async function insertPasskey(tx: Tx, row: typeof secondFactor.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(secondFactor)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: secondFactor.id });
  return made.length > 0;
}

export async function updateFactor(tx: Tx, id: string, change: Partial<FactorRow>): Promise<void> {
  await tx.update(secondFactor).set(change).where(eq(secondFactor.id, id));
}

export async function deleteFactor(tx: Tx, id: string): Promise<void> {
  await tx.delete(secondFactor).where(eq(secondFactor.id, id));
}

export async function deleteFactorsOf(tx: Tx, personId: PersonId): Promise<void> {
  await tx.delete(secondFactor).where(eq(secondFactor.personId, personId));
}

export async function insertStep(tx: Tx, row: typeof secondStep.$inferInsert): Promise<void> {
  await tx.insert(secondStep).values(row);
}

export async function lockStep(tx: Tx, id: string) {
  const [row] = await tx.select().from(secondStep).where(eq(secondStep.id, id)).for('update');
  return row && { ...row, personId: asId<'person'>(row.personId) };
}
export type StepRow = NonNullable<Awaited<ReturnType<typeof lockStep>>>;

export async function updateStep(tx: Tx, id: string, change: Partial<typeof secondStep.$inferSelect>) {
  await tx.update(secondStep).set(change).where(eq(secondStep.id, id));
}

export async function deleteStep(tx: Tx, id: string): Promise<void> {
  await tx.delete(secondStep).where(eq(secondStep.id, id));
}

export async function sweepSteps(db: Db, now: Date): Promise<number> {
  const gone = await db
    .delete(secondStep)
    .where(lte(secondStep.expiresAt, now))
    .returning({ id: secondStep.id });
  return gone.length;
}

export async function findOwner(db: DbOrTx, personId: PersonId) {
  const [row] = await db
    .select({
      email: person.email,
      passwordHash: account.passwordHash,
      isDemanded: company.demandsSecondFactor,
    })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .leftJoin(company, eq(company.id, person.companyId))
    .where(eq(person.id, personId));
  return row && { ...row, email: row.email ?? '', isDemanded: row.isDemanded ?? false };
}

/** A member of a company by address. */
export async function findMember(db: DbOrTx, companyId: CompanyId, email: string) {
  const [row] = await db
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.companyId, companyId), eq(person.email, email), eq(person.kind, 'account')));
  return row && asId<'person'>(row.id);
}

export async function readRule(db: DbOrTx, companyId: CompanyId) {
  const [row] = await db
    .select({ isDemanded: company.demandsSecondFactor })
    .from(company)
    .where(eq(company.id, companyId));
  const [counted] = await db
    .select({ members: countDistinct(person.id), withFactor: countDistinct(secondFactor.personId) })
    .from(person)
    .leftJoin(secondFactor, and(eq(secondFactor.personId, person.id), isNotNull(secondFactor.confirmedAt)))
    .where(and(eq(person.companyId, companyId), eq(person.kind, 'account')));
  return {
    isDemanded: row?.isDemanded ?? false,
    members: counted?.members ?? 0,
    withFactor: counted?.withFactor ?? 0,
  };
}

export async function writeRule(tx: Tx, companyId: CompanyId, demandsSecondFactor: boolean): Promise<void> {
  await tx.update(company).set({ demandsSecondFactor }).where(eq(company.id, companyId));
}

export async function countFactors(db: DbOrTx, personId: PersonId): Promise<number> {
  const [row] = await db
    .select({ factors: count() })
    .from(secondFactor)
    .where(and(eq(secondFactor.personId, personId), isNotNull(secondFactor.confirmedAt)));
  return row?.factors ?? 0;
}
