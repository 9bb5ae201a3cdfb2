import { asId, type CompanyId, type PersonId } from '@drawbridge/contracts';
import { MOST_STAYING_NAMED, type ScimDeactivation } from '@drawbridge/contracts/company';
import { and, asc, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../../platform/db/database.ts';
import { person } from '../../../kernel/people/index.ts';
import { type StayingUser, scimDeactivation } from '../scim.table.ts';
import { countReasons } from './stay.rule.ts';

export type DeactivationRow = typeof scimDeactivation.$inferSelect;

export async function findDeactivation(
  db: DbOrTx,
  companyId: CompanyId,
): Promise<DeactivationRow | undefined> {
  const [row] = await db.select().from(scimDeactivation).where(eq(scimDeactivation.companyId, companyId));
  return row;
}

export async function insertDeactivation(
  tx: Tx,
  row: Omit<typeof scimDeactivation.$inferInsert, 'staying'>,
): Promise<void> {
  await tx.insert(scimDeactivation).values({ ...row, staying: [] });
}

export async function deleteDeactivation(tx: Tx, companyId: CompanyId): Promise<void> {
  await tx.delete(scimDeactivation).where(eq(scimDeactivation.companyId, companyId));
}

export async function changeDeactivation(
  tx: Tx,
  companyId: CompanyId,
  change: Partial<typeof scimDeactivation.$inferInsert>,
): Promise<void> {
  await tx.update(scimDeactivation).set(change).where(eq(scimDeactivation.companyId, companyId));
}

/** The company whose deactivation was started first and is not done, except for some. */
export async function findStarted(db: DbOrTx, except: readonly CompanyId[]): Promise<CompanyId | undefined> {
  const [row] = await db
    .select({ companyId: scimDeactivation.companyId })
    .from(scimDeactivation)
    .where(and(isNull(scimDeactivation.endedAt), notInArray(scimDeactivation.companyId, [...except])))
    .orderBy(asc(scimDeactivation.startedAt), asc(scimDeactivation.companyId))
    .limit(1);
  return row && asId<'company'>(row.companyId);
}

async function readStaying(
  db: DbOrTx,
  companyId: CompanyId,
  staying: readonly StayingUser[],
): Promise<ScimDeactivation['staying']> {
  if (staying.length === 0) return [];
  const reasons = new Map(staying.map(({ personId, reason }) => [personId, reason]));
  const rows = await db
    .select({ id: person.id, email: person.email, firstName: person.firstName, lastName: person.lastName })
    .from(person)
    .where(and(eq(person.companyId, companyId), inArray(person.id, [...reasons.keys()])))
    .orderBy(asc(person.searchText), asc(person.id))
    .limit(MOST_STAYING_NAMED);
  return rows.flatMap((row) => {
    const reason = reasons.get(row.id);
    const email = row.email ?? '';
    return reason
      ? [
          {
            user_id: asId<'person'>(row.id),
            name: `${row.firstName} ${row.lastName}`.trim() || email,
            email,
            reason,
          },
        ]
      : [];
  });
}

/** How far it is, as the page shows it. */
export async function readDeactivation(db: DbOrTx, companyId: CompanyId): Promise<ScimDeactivation | null> {
  const row = await findDeactivation(db, companyId);
  if (!row) return null;
  return {
    started_at: row.startedAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
    users: row.users,
    handled: row.handled,
    deactivated: row.deactivated,
    stayed: countReasons(row.staying.map(({ reason }) => reason)),
    staying: await readStaying(db, companyId, row.staying),
  };
}

export const toStarter = ({ startedById }: DeactivationRow): PersonId | undefined =>
  startedById === null ? undefined : asId<'person'>(startedById);
