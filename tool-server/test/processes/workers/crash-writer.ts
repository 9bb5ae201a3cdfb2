/** Writes rows until it is killed, printing each number only after the database acknowledged it. */
import { flushCompileCache } from 'node:module';
import { company } from '../../../src/modules/kernel/people/index.ts';
import { openDatabase } from '../../../src/platform/db/open.ts';
import { createLog } from '../../../src/platform/log/log.ts';

const database = await openDatabase(
  { databaseUrl: process.env.DATABASE_URL || undefined, dataDir: process.env.DATA_DIR ?? '' },
  createLog('silent'),
);
// Who kills it leaves no time for that.
flushCompileCache();
const round = Number(process.env.ROUND);
for (let number = 0; ; number += 1) {
  const name = `${round}-${number}`;
  await database.db.transaction(async (tx) => {
    await tx.insert(company).values({ id: crypto.randomUUID(), name });
  });
  process.stdout.write(`${name}\n`);
}
