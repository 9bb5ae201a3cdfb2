import type { PersonId, ShowcaseUploadId } from '@drawbridge/contracts';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { showcaseUpload } from './showcase.table.ts';

type Row = typeof showcaseUpload.$inferSelect;
/** A write-up without its file. */
export type UploadRow = Omit<Row, 'file' | 'personId'>;

const FIELDS = {
  id: showcaseUpload.id,
  title: showcaseUpload.title,
  description: showcaseUpload.description,
  fileName: showcaseUpload.fileName,
  mediaType: showcaseUpload.mediaType,
  sizeBytes: showcaseUpload.sizeBytes,
  state: showcaseUpload.state,
  createdAt: showcaseUpload.createdAt,
};
const isOwn = (personId: PersonId, id: ShowcaseUploadId) =>
  and(eq(showcaseUpload.id, id), eq(showcaseUpload.personId, personId));

/** The write-ups of a person, the latest first. */
export function readUploads(db: DbOrTx, personId: PersonId): Promise<UploadRow[]> {
  return db
    .select(FIELDS)
    .from(showcaseUpload)
    .where(eq(showcaseUpload.personId, personId))
    .orderBy(desc(showcaseUpload.createdAt), showcaseUpload.id);
}

export async function findUpload(
  db: DbOrTx,
  personId: PersonId,
  id: ShowcaseUploadId,
): Promise<UploadRow | undefined> {
  const [row] = await db.select(FIELDS).from(showcaseUpload).where(isOwn(personId, id));
  return row;
}

export async function findFile(db: DbOrTx, personId: PersonId, id: ShowcaseUploadId) {
  const [row] = await db
    .select({
      fileName: showcaseUpload.fileName,
      mediaType: showcaseUpload.mediaType,
      file: showcaseUpload.file,
    })
    .from(showcaseUpload)
    .where(isOwn(personId, id));
  return row;
}

/** How many files a person has, and their bytes together. */
export async function readUsage(tx: Tx, personId: PersonId): Promise<{ uploads: number; bytes: number }> {
  const [row] = await tx
    .select({ uploads: count(), bytes: sql<number>`coalesce(sum(${showcaseUpload.sizeBytes}), 0)::int` })
    .from(showcaseUpload)
    .where(eq(showcaseUpload.personId, personId));
  return row ?? { uploads: 0, bytes: 0 };
}

/** Gives false where the id is taken, by whomever. */
export async function insertUpload(tx: Tx, row: Row): Promise<boolean> {
  const rows = await tx
    .insert(showcaseUpload)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: showcaseUpload.id });
  return rows.length > 0;
}

export async function deleteUpload(db: DbOrTx, personId: PersonId, id: ShowcaseUploadId): Promise<boolean> {
  const rows = await db
    .delete(showcaseUpload)
    .where(isOwn(personId, id))
    .returning({ id: showcaseUpload.id });
  return rows.length > 0;
}
