/** For `e2e/bench/company.ts`: our server with the demo and a large company, on either database. */
import type { AddressInfo } from 'node:net';
import { systemClock } from '@drawbridge/tool-server/clock';
import { readConfig } from '@drawbridge/tool-server/config';
import { openDatabase } from '@drawbridge/tool-server/database';
import { loadDemo, loadLarge } from '@drawbridge/tool-server/demo';
import { createLog } from '@drawbridge/tool-server/log';
import { BENCH_SECRET, createBenchApp } from './bench-app.ts';

interface Options {
  /** Without it the embedded database in `dataDir`. */
  databaseUrl?: string;
  dataDir: string;
}
const { databaseUrl, dataDir } = JSON.parse(process.argv[2] ?? '{}') as Options;

const config = readConfig({ PORT: '0', LOG_LEVEL: 'warn', WRITES_PER_MINUTE: '1000000' });
const log = createLog(config.logLevel);
const database = await openDatabase({ databaseUrl, dataDir }, log);
await loadDemo({ ...config, database, secret: BENCH_SECRET, clock: systemClock });
// Two months of history: certificates of more would be issued first.
await loadLarge({
  database,
  clock: systemClock,
  size: { people: 20_000, teams: 400, months: 2, assignments: 24 },
});
const app = await createBenchApp({ config, database, log, ...(!databaseUrl && { embeddedDir: dataDir }) });
// What the demo left to do is not what is measured; a job vacuums the embedded database.
await app.jobs.drain();
await database.query({ name: '', text: 'analyze', values: [] });

process.on('message', (message) => {
  if (message !== 'drain') return;
  const rssBefore = process.memoryUsage.rss();
  const began = performance.now();
  void app.jobs.drain().then(() =>
    process.send?.({
      ms: performance.now() - began,
      grownMb: (process.memoryUsage.rss() - rssBefore) / 1_000_000,
    }),
  );
});
app.http.keepAliveTimeout = 60_000;
app.http.listen(0, '127.0.0.1', () => {
  const { port } = app.http.address() as AddressInfo;
  process.send?.({ origin: `http://127.0.0.1:${port}` });
});
process.on('disconnect', () => process.exit(0));
