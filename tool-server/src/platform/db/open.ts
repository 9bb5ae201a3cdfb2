import type { Log } from '../log/log.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { type DatabaseWaits, openPostgres } from './postgres.ts';

/** The database that the settings name, migrated and reachable; throws with a clear reason when it is not. */
export function openDatabase(
  where: { databaseUrl: string | undefined; dataDir: string },
  log: Log,
  waits?: DatabaseWaits,
): Promise<Database> {
  return where.databaseUrl ? openPostgres(where.databaseUrl, log, waits) : openEmbedded(where.dataDir);
}
