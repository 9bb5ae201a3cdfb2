import { asId, type CompanyId, type PersonId } from '@drawbridge/contracts';
import { and, asc, count, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../../platform/db/database.ts';
import { userView, userViewDefault } from './user-views.table.ts';

export type ViewRow = typeof userView.$inferSelect;

/** Who asks. */
export interface Viewer {
  companyId: CompanyId;
  personId: PersonId;
}

const isVisible = ({ companyId, personId }: Viewer) =>
  and(eq(userView.companyId, companyId), or(eq(userView.ownerId, personId), eq(userView.isShared, true)));

export const readViews = (db: DbOrTx, viewer: Viewer): Promise<ViewRow[]> =>
  db.select().from(userView).where(isVisible(viewer)).orderBy(asc(userView.name), asc(userView.id));

export async function findView(db: DbOrTx, viewer: Viewer, id: string): Promise<ViewRow | undefined> {
  const [row] = await db
    .select()
    .from(userView)
    .where(and(isVisible(viewer), eq(userView.id, id)));
  return row;
}

/** The same, locked: to change or delete it, or so that it stays while a default refers to it. */
export async function lockView(
  tx: Tx,
  viewer: Viewer,
  { id, strength }: { id: string; strength: 'update' | 'key share' },
): Promise<ViewRow | undefined> {
  const [row] = await tx
    .select()
    .from(userView)
    .where(and(isVisible(viewer), eq(userView.id, id)))
    .for(strength);
  return row;
}

export async function findDefault(db: DbOrTx, viewer: Viewer) {
  const [row] = await db
    .select({ id: userView.id })
    .from(userViewDefault)
    .innerJoin(userView, eq(userView.id, userViewDefault.viewId))
    .where(and(eq(userViewDefault.personId, viewer.personId), isVisible(viewer)));
  return row ? asId<'user view'>(row.id) : null;
}

export async function countOwn(tx: Tx, { companyId, personId }: Viewer): Promise<number> {
  const [row] = await tx
    .select({ found: count() })
    .from(userView)
    .where(and(eq(userView.companyId, companyId), eq(userView.ownerId, personId)));
  return row?.found ?? 0;
}

/** Whether a person has another view with a name, whatever its case. */
export async function hasName(
  tx: Tx,
  { companyId, ownerId, name, id }: { companyId: CompanyId; ownerId: string; name: string; id: string },
): Promise<boolean> {
  const rows = await tx
    .select({ id: userView.id })
    .from(userView)
    .where(
      and(
        eq(userView.companyId, companyId),
        eq(userView.ownerId, ownerId),
        ne(userView.id, id),
        sql`lower(${userView.name}) = lower(${name})`,
      ),
    );
  return rows.length > 0;
}

/** False where another company or person has the id. */
export async function insertView(tx: Tx, row: ViewRow): Promise<boolean> {
  const made = await tx.insert(userView).values(row).onConflictDoNothing().returning({ id: userView.id });
  return made.length > 0;
}

export async function changeView(
  tx: Tx,
  id: string,
  change: Pick<ViewRow, 'ownerId' | 'name' | 'isShared' | 'query'>,
): Promise<void> {
  await tx.update(userView).set(change).where(eq(userView.id, id));
}

export async function deleteView(tx: Tx, id: string): Promise<void> {
  await tx.delete(userView).where(eq(userView.id, id));
}

export async function setDefault(tx: Tx, personId: PersonId, viewId: string | null): Promise<void> {
  if (viewId === null) await tx.delete(userViewDefault).where(eq(userViewDefault.personId, personId));
  else
    await tx
      .insert(userViewDefault)
      .values({ personId, viewId })
      .onConflictDoUpdate({ target: userViewDefault.personId, set: { viewId } });
}

/** Somebody left: their own views go, those that they share stay with the company. */
export async function leaveViews(
  tx: Tx,
  personId: PersonId,
  companyId: CompanyId | undefined,
): Promise<void> {
  const isElsewhere = and(
    eq(userView.ownerId, personId),
    companyId === undefined ? isNotNull(userView.companyId) : ne(userView.companyId, companyId),
  );
  await tx.delete(userView).where(and(isElsewhere, eq(userView.isShared, false)));
  await tx.update(userView).set({ ownerId: null }).where(isElsewhere);
}
