/** A server on a PostgreSQL that others share, without labs and courses: prints its port, runs until it is killed. */
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../../src/app.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { openDatabase } from '../../../src/platform/db/open.ts';
import { createLog } from '../../../src/platform/log/log.ts';
import { createSecret } from '../../../src/platform/secret/secret.ts';
import { readConfig } from '../../../src/settings/config.ts';

const config = readConfig({ ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'error' });
const log = createLog(config.logLevel);
const app = await createApp({
  config,
  database: await openDatabase({ databaseUrl: config.databaseUrl, dataDir: '' }, log),
  catalogue: {
    courses: [],
    live: [],
    quizzes: [],
    plans: [],
    freePlan: { courses: [], labs: 0, challenges: 0 },
    prices: [],
    journeys: [],
    certifications: [],
    badges: [],
    feed: [],
  },
  labs: [],
  grader: { grade: () => Promise.reject(new Error('nothing is graded here')), verify: () => false },
  secret: createSecret('a secret of the tests, thirty-two or more'),
  clock: systemClock,
  log,
});
app.jobs.start();
// Who kills it leaves no time for that.
flushCompileCache();
app.http.listen(0, '127.0.0.1', () => process.stdout.write(`${(app.http.address() as AddressInfo).port}\n`));
