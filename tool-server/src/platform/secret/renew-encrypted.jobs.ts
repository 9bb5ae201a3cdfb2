import { and, asc, eq, getTableColumns, gt, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Log } from '../log/log.ts';
import type { Secret } from './secret.ts';

/** A column of texts made by `Secret.encrypt`. */
export interface EncryptedColumn {
  table: PgTable;
  /** Primary key, a text or a uuid. */
  id: PgColumn;
  /** Name of the column in the table's definition. */
  field: string;
}

const DAY_MS = 86_400_000;
const BATCH = 200;

/**
 * While there is a secret of before: encrypts under the new one what is still encrypted under that, so that the old one
 * can be taken away. @see ASVS 11.2.2
 */
export function createRenewal(
  columns: readonly EncryptedColumn[],
  deps: { database: Database; secret: Secret; log: Log },
): Job {
  const { secret, log } = deps;
  const { db } = deps.database;

  async function renewColumn({ table, id, field }: EncryptedColumn): Promise<number> {
    const value = getTableColumns(table)[field];
    if (!value) throw new Error(`no column ${field}`);
    let renewed = 0;
    let after: string | undefined;
    for (;;) {
      const key = sql<string>`${id}::text`;
      const rows = await db
        .select({ id: key, value: sql<string>`${value}` })
        .from(table)
        .where(and(isNotNull(value), after === undefined ? undefined : gt(key, after)))
        .orderBy(asc(key))
        .limit(BATCH);
      for (const row of rows) {
        const text = secret.renew(row.value);
        if (text === undefined) continue;
        // Unless it was replaced meanwhile: then it is new already.
        await db
          .update(table)
          .set({ [field]: text })
          .where(and(eq(key, row.id), eq(value, row.value)));
        renewed += 1;
      }
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return renewed;
      after = last.id;
    }
  }

  return {
    name: 'secret-renewal',
    everyMs: DAY_MS,
    async run() {
      let renewed = 0;
      for (const column of columns) renewed += await renewColumn(column);
      log.info(
        { event: 'secret.renewed', values: renewed },
        'nothing is encrypted under SECRET_KEY_BEFORE any more: it can be removed',
      );
      return renewed;
    },
  };
}
