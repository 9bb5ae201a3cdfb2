/** For `e2e/bench/scim.ts`: our server with the directory of one company, on PostgreSQL or on the embedded database. */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { systemClock } from '@drawbridge/tool-server/clock';
import { readConfig } from '@drawbridge/tool-server/config';
import { openDatabase } from '@drawbridge/tool-server/database';
import { createLog } from '@drawbridge/tool-server/log';
import { createBenchApp } from './bench-app.ts';

interface Options {
  /** Without it the embedded database. */
  databaseUrl?: string;
  dataDir: string;
  /** SHA-256 of the secret of the directory, base64url. */
  hash: string;
  domain: string;
  atOnce: number;
}
const { databaseUrl, dataDir, hash, domain, atOnce } = JSON.parse(process.argv[2] ?? '{}') as Options;

const config = readConfig({ PORT: '0', DEMO_IN_PUBLIC: '1', LOG_LEVEL: 'warn' });
const log = createLog(config.logLevel);
const database = await openDatabase({ databaseUrl, dataDir }, log);
const app = await createBenchApp({ config, database, log });

const companyId = randomUUID();
const now = systemClock.now().toISOString();
const run = (text: string, values: readonly string[]) => database.query({ name: '', text, values });
await run(`insert into company (id, name) values ($1::uuid, 'Bench')`, [companyId]);
await run(
  `insert into company_domain (domain, company_id, verified_at) values ($2::text, $1::uuid, $3::timestamptz)`,
  [companyId, domain, now],
);
await run(`insert into scim_connection (company_id, created_at) values ($1::uuid, $2::timestamptz)`, [
  companyId,
  now,
]);
await run(
  `insert into scim_secret (id, company_id, hash, ending, created_at)
    values ($2::uuid, $1::uuid, $3::text, 'none', $4::timestamptz)`,
  [companyId, randomUUID(), hash, now],
);

/** Transactions that lock the company and write one row each: what every change of a directory does at least. */
async function measureBareWrites(): Promise<number> {
  const each = 50;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let done = 0; done < each; done += 1)
        await database.db.transaction(async (tx) => {
          await tx.execute(`select from company where id = '${companyId}' for no key update`);
          await tx.execute(
            `update scim_connection set created_at = '${now}' where company_id = '${companyId}'`,
          );
        });
    }),
  );
  return (each * atOnce) / ((performance.now() - began) / 1000);
}
const bareWrites = await measureBareWrites();

app.jobs.start();
app.http.listen(0, '127.0.0.1', () => {
  const { port } = app.http.address() as AddressInfo;
  process.send?.({ origin: `http://127.0.0.1:${port}`, bareWrites });
});
process.on('disconnect', () => process.exit(0));
