import { asId, type CompanyId, type PersonId, problem } from '@drawbridge/contracts';
import type { Seats } from '@drawbridge/contracts/company';
import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { account, company, person } from '../../kernel/people/index.ts';

/** How many users a company has, and how many of them take a seat. */
export interface CountedUsers extends Seats {
  users: number;
}

/** Both sides are read from their indexes, in the order of the ids, without their rows. */
export async function countUsersAndSeats(db: DbOrTx, companyId: CompanyId): Promise<CountedUsers> {
  const { rows } = (await db.execute(sql`
    select c.seats as "all", counted.users, counted.used from ${company} c, lateral (
      select count(*)::int as users, count(a.person_id)::int as used from ${person} p
      left join ${account} a on a.person_id = p.id and a.type = 'ENT' and a.state <> 'deactivated'
      where p.company_id = c.id and p.kind = 'account'
    ) counted
    where c.id = ${companyId}::uuid
  `)) as { rows: CountedUsers[] };
  return rows[0] ?? { users: 0, used: 0, all: 0 };
}

export async function readSeats(db: DbOrTx, companyId: CompanyId): Promise<Seats> {
  const { used, all } = await countUsersAndSeats(db, companyId);
  return { used, all };
}

/** The same question without a count where a company has no limit. */
export async function hasFreeSeat(db: DbOrTx, companyId: CompanyId): Promise<boolean> {
  const [row] = await db.select({ all: company.seats }).from(company).where(eq(company.id, companyId));
  if (row?.all === null) return true;
  const { used, all } = await readSeats(db, companyId);
  return all === null || used < all;
}

export interface LockedUser {
  personId: PersonId;
  email: string;
  firstName: string;
  lastName: string;
  department: string;
  jobTitle: string;
  account: typeof account.$inferSelect;
}

/** Users of the company by id, locked; those of other companies are not among them. */
export async function lockUsers(
  tx: Tx,
  companyId: CompanyId,
  ids: readonly PersonId[],
): Promise<Map<string, LockedUser>> {
  const rows = await tx
    .select({ person, account })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .where(
      and(
        eq(person.companyId, companyId),
        eq(person.kind, 'account'),
        sql`${person.id} in (select value::uuid from json_array_elements_text(${JSON.stringify(ids)}::json))`,
      ),
    )
    .orderBy(person.id)
    .for('no key update', { of: person });
  return new Map(
    rows.map(({ person: row, account: found }) => [
      row.id,
      {
        personId: asId<'person'>(row.id),
        email: row.email ?? '',
        firstName: row.firstName,
        lastName: row.lastName,
        department: row.department,
        jobTitle: row.jobTitle,
        account: found,
      },
    ]),
  );
}

/**
 * What an administrator may once the company is locked: they may have lost the right, or the account, while the call waited.
 * Throws `forbidden` for somebody who no longer administers the company.
 */
export async function checkAdmin(
  tx: Tx,
  { companyId, personId }: { companyId: CompanyId; personId: PersonId },
): Promise<{ isOwner: boolean }> {
  const [row] = await tx
    .select({ isOwner: account.isOwner })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(
      and(
        eq(person.id, personId),
        eq(person.companyId, companyId),
        eq(account.isAdmin, true),
        eq(account.state, 'active'),
      ),
    );
  if (!row) throw problem('forbidden');
  return row;
}

/** Owners who can act: deactivated and invited ones cannot. */
export async function countOwners(db: DbOrTx, companyId: CompanyId): Promise<number> {
  const [row] = await db
    .select({ found: sql<number>`count(*)::int` })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .where(
      and(
        eq(person.companyId, companyId),
        eq(account.isAdmin, true),
        eq(account.isOwner, true),
        eq(account.state, 'active'),
      ),
    );
  return row?.found ?? 0;
}
