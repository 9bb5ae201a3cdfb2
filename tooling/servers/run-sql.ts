/**
 * Runs statements in the database of a server that is stopped, for rows that no call would store today: in DATABASE_URL
 * where set, otherwise in the embedded one of the data folder. A statement that changes no row is an error: the test that
 * wants its row would prove nothing.
 */
import { openDatabase } from '@drawbridge/tool-server/database';
import { createLog } from '@drawbridge/tool-server/log';

const [dataDir = '', ...statements] = process.argv.slice(2);
const databaseUrl = process.env['DATABASE_URL'] || undefined;
const database = await openDatabase({ databaseUrl, dataDir }, createLog('silent'));
for (const [index, statement] of statements.entries()) {
  const text = `${statement} returning 1 as changed`;
  const rows = await database.query({ name: `statement_${index}`, text, values: [] });
  if (rows.length === 0) throw new Error(`this changes no row: ${statement}`);
}
await database.close();
