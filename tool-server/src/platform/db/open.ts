import type { Log } from '../log/log.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** The database that the settings name, migrated and reachable; throws with a clear reason when it is not. */
export function openDatabase(
  where: { databaseUrl: string | undefined; dataDir: string },
  log: Log,
): Promise<Database> {
  return where.databaseUrl ? openPostgres(where.databaseUrl, log) : openEmbedded(where.dataDir);
}
