import type { CompanyId } from '@drawbridge/contracts';
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, lt, notInArray, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../../platform/db/database.ts';
import { type LineResult, userImport, userImportBatch } from './user-import.table.ts';

/** An import without its file. */
export type ImportRow = Omit<typeof userImport.$inferSelect, 'file'>;

const { file: _file, ...COLUMNS } = getTableColumns(userImport);

export async function insertImport(db: DbOrTx, row: typeof userImport.$inferInsert): Promise<void> {
  await db.insert(userImport).values(row);
}

/** Deletes the files of a company that were checked and not imported, except for the latest. */
export async function deleteEarlierChecks(db: DbOrTx, companyId: CompanyId, kept: number): Promise<void> {
  const earlier = db
    .select({ id: userImport.id })
    .from(userImport)
    .where(and(eq(userImport.companyId, companyId), eq(userImport.state, 'checked')))
    .orderBy(desc(userImport.createdAt))
    .offset(kept);
  await db.delete(userImport).where(and(eq(userImport.state, 'checked'), inArray(userImport.id, earlier)));
}

/** Of the company; undefined for another one's. */
export async function findImport(
  db: DbOrTx,
  companyId: CompanyId,
  id: string,
): Promise<ImportRow | undefined> {
  const [row] = await db
    .select(COLUMNS)
    .from(userImport)
    .where(and(eq(userImport.id, id), eq(userImport.companyId, companyId)));
  return row;
}

/** The same, locked, so that of two calls one starts it. */
export async function lockImport(
  tx: Tx,
  companyId: CompanyId,
  id: string,
): Promise<(ImportRow & { hasFile: boolean }) | undefined> {
  const [row] = await tx
    .select({ ...COLUMNS, hasFile: sql<boolean>`${userImport.file} is not null` })
    .from(userImport)
    .where(and(eq(userImport.id, id), eq(userImport.companyId, companyId)))
    .for('no key update');
  return row;
}

export async function changeImport(
  db: DbOrTx,
  id: string,
  change: Partial<typeof userImport.$inferInsert>,
): Promise<void> {
  await db.update(userImport).set(change).where(eq(userImport.id, id));
}

/** The import that was started first and is not done, except for some. */
export async function findStarted(
  db: DbOrTx,
  except: readonly string[],
): Promise<typeof userImport.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(userImport)
    .where(and(inArray(userImport.state, ['waiting', 'running']), notInArray(userImport.id, [...except])))
    .orderBy(asc(userImport.createdAt), asc(userImport.id))
    .limit(1);
  return row;
}

/** Locks a started import for one portion of its lines; undefined while another process has it, and once it ended. */
export async function takeStarted(tx: Tx, id: string): Promise<ImportRow | undefined> {
  const [row] = await tx
    .select(COLUMNS)
    .from(userImport)
    .where(and(eq(userImport.id, id), inArray(userImport.state, ['waiting', 'running'])))
    .for('no key update', { skipLocked: true });
  return row;
}

export async function insertResults(
  tx: Tx,
  importId: string,
  start: number,
  results: readonly LineResult[],
): Promise<void> {
  await tx.insert(userImportBatch).values({ importId, start, results: [...results] });
}

export async function readResults(db: DbOrTx, importId: string): Promise<LineResult[][]> {
  const rows = await db
    .select({ results: userImportBatch.results })
    .from(userImportBatch)
    .where(eq(userImportBatch.importId, importId))
    .orderBy(asc(userImportBatch.start));
  return rows.map(({ results }) => results);
}

/** Deletes files that are no longer read, and imports whose time is over. Returns how many changed. */
export async function sweepImports(
  db: DbOrTx,
  before: { ended: Date; result: Date; checked: Date },
): Promise<number> {
  const emptied = await db
    .update(userImport)
    .set({ file: null })
    .where(and(isNotNull(userImport.file), lt(userImport.endedAt, before.ended)))
    .returning({ id: userImport.id });
  const old = await db
    .delete(userImport)
    .where(lt(userImport.endedAt, before.result))
    .returning({ id: userImport.id });
  const unused = await db
    .delete(userImport)
    .where(and(eq(userImport.state, 'checked'), lt(userImport.createdAt, before.checked)))
    .returning({ id: userImport.id });
  return emptied.length + old.length + unused.length;
}
