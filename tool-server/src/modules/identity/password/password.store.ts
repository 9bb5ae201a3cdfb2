import { asId, type PersonId } from '@drawbridge/contracts';
import { and, eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { account, company, person } from '../../kernel/people/index.ts';

type By = { email: string } | { personId: PersonId };

const where = (by: By) =>
  'email' in by ? and(eq(person.email, by.email), eq(person.kind, 'account')) : eq(person.id, by.personId);

/** The person of an account and what is known of them. */
export async function findOwner(db: DbOrTx, by: By) {
  const [row] = await db
    .select({ person, passwordHash: account.passwordHash, state: account.state, companyName: company.name })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .leftJoin(company, eq(company.id, person.companyId))
    .where(where(by));
  return row?.person.email
    ? {
        personId: asId<'person'>(row.person.id),
        companyId: row.person.companyId ? asId<'company'>(row.person.companyId) : undefined,
        email: row.person.email,
        passwordHash: row.passwordHash,
        state: row.state,
        /** Words that everybody knows of the person. */
        words: [row.person.firstName, row.person.lastName, row.companyName ?? ''],
      }
    : undefined;
}
export type PasswordOwner = NonNullable<Awaited<ReturnType<typeof findOwner>>>;

/** The same, with the account locked until the transaction ends. */
export async function lockOwner(tx: Tx, by: By): Promise<PasswordOwner | undefined> {
  await tx
    .select({ personId: account.personId })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(where(by))
    .for('update', { of: account });
  return findOwner(tx, by);
}

export async function setPassword(tx: Tx, personId: PersonId, passwordHash: string): Promise<void> {
  await tx.update(account).set({ passwordHash }).where(eq(account.personId, personId));
}
