/** Runs statements in the embedded database of a server that is stopped: for rows that no call would store today. */

import { openDatabase } from '@drawbridge/tool-server/database';
import { createLog } from '@drawbridge/tool-server/log';
import { sql } from 'drizzle-orm';

const [dataDir = '', ...statements] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl: undefined, dataDir }, createLog('silent'));
for (const statement of statements) await database.db.execute(sql.raw(statement));
await database.close();
