import { rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { loadDemo, loadLarge } from '../modules/operations/demo/index.ts';
import { systemClock } from '../platform/clock.ts';
import { lockFolder } from '../platform/db/folder-lock.ts';
import { openDatabase } from '../platform/db/open.ts';
import { createLog } from '../platform/log/log.ts';
import { loadSecret } from '../platform/secret/secret.ts';
import { readConfig } from '../settings/config.ts';
import { toDataDir } from './operator-command.ts';

/**
 * `npm run reset`: back to the demo state. All later changes are lost. With `-- --large`, test data that crosses every
 * page limit is added. @see DEMO-10
 */
const isLarge = process.argv.includes('--large');
const config = readConfig(process.env);
if (config.mode === 'production') {
  process.stderr.write('Reset is refused in production: it would delete everything.\n');
  process.exit(1);
}
const dataDir = toDataDir(config);
const log = createLog('warn');

if (config.databaseUrl) {
  const client = new pg.Client({ connectionString: config.databaseUrl });
  await client.connect();
  await client.query(
    'drop schema if exists public cascade; drop schema if exists drizzle cascade; create schema public',
  );
  await client.end();
} else {
  try {
    // Locked and released: a running server must not lose its database.
    lockFolder(dataDir)();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      process.stderr.write(`${(error as Error).message}\n`);
      process.exit(1);
    }
  }
  rmSync(path.join(dataDir, 'db'), { recursive: true, force: true });
}
const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir }, log);
const secret = loadSecret(config.secretKey, dataDir);
// Without the history: it needs the courses of the catalogue, which the first start loads. Then it adds the history too.
await loadDemo({ database, secret, clock: systemClock, ...config });
if (isLarge) await loadLarge({ database, clock: systemClock });
await database.close();
process.stdout.write(`Reset to the demo state${isLarge ? ', with the large test data' : ''}.\n`);
