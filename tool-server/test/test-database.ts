import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import type { Database } from '../src/platform/db/database.ts';
import { openDatabase } from '../src/platform/db/open.ts';
import { createLog } from '../src/platform/log/log.ts';

let opened: Promise<Database> | undefined;

/** One database for all HTTP tests of a run: opening one costs seconds and hundreds of megabytes. */
export function getTestDatabase(): Promise<Database> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Database> {
  const databaseUrl = inject('databaseUrl') || undefined;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'drawbridge-test-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return openDatabase({ databaseUrl, dataDir }, createLog('silent'));
}

/** Empties every table of ours. */
export async function emptyDatabase(database: Database): Promise<void> {
  const tables = await database.query<{ name: string }>({
    name: 'list_tables',
    text: `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    values: [],
  });
  await database.db.execute(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity cascade`);
}
