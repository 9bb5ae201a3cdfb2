/** Runs statements in the embedded database of a server that is stopped: for rows that no call would store any more. */
import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/platform/db/open.ts';
import { createLog } from '../src/platform/log/log.ts';

const [dataDir = '', ...statements] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl: undefined, dataDir }, createLog('silent'));
for (const statement of statements) await database.db.execute(sql.raw(statement));
await database.close();
