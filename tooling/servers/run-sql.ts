/**
 * Runs statements in the database of a server that is stopped, for rows that no call would store today: in DATABASE_URL
 * where set, otherwise in the embedded one of the data folder.
 */
import { openDatabase } from '@drawbridge/tool-server/database';
import { createLog } from '@drawbridge/tool-server/log';
import { sql } from 'drizzle-orm';

const [dataDir = '', ...statements] = process.argv.slice(2);
const databaseUrl = process.env['DATABASE_URL'] || undefined;
const database = await openDatabase({ databaseUrl, dataDir }, createLog('silent'));
for (const statement of statements) await database.db.execute(sql.raw(statement));
await database.close();
