/** For `e2e/bench/lti.ts`: our server as in production, with its pages and its log, on the given database. */
import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { loadLab } from '@drawbridge/labs/grade';
import { createApp } from '@drawbridge/tool-server/app';
import { systemClock } from '@drawbridge/tool-server/clock';
import { readConfig } from '@drawbridge/tool-server/config';
import { openDatabase } from '@drawbridge/tool-server/database';
import { createLog } from '@drawbridge/tool-server/log';
import { createSecret } from '@drawbridge/tool-server/secret';
import { ROOT } from '../root.ts';
import { countStatements, listen, readOptions } from './measured-server.ts';

const { issuer, clientId, databaseUrl, dataDir = '', jobs = false, clock: pace } = readOptions();
const clock = pace
  ? { now: () => new Date(pace.startedAt + (Date.now() - pace.startedAt) * pace.speed) }
  : systemClock;
/** The lab that the load launches. */
const LAB_FOLDER = path.join(ROOT, 'packages/content/labs/l1-someone-elses-invoice');

countStatements();
const config = readConfig({ PUBLIC_URL: 'https://tool.test', DEMO_IN_PUBLIC: '1', LOG_LEVEL: 'info' });
const log = createLog(config.logLevel);
const database = await openDatabase({ databaseUrl, dataDir }, log);
const app = await createApp({
  config,
  database,
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
  labs: [loadLab(LAB_FOLDER)],
  grader: { grade: () => Promise.reject(new Error('the benchmark grades nothing')), verify: () => false },
  secret: createSecret('the secret of the benchmark, nothing else'),
  clock,
  log,
});
const [companyId, platformId] = [randomUUID(), randomUUID()];
const insert = (text: string, values: string[]) => database.query({ name: '', text, values });
await insert(`insert into company (id, name) values ($1::uuid, 'Bench')`, [companyId]);
await insert(
  `insert into lti_platform (id, company_id, name, issuer, client_id, auth_login_url, auth_token_url, key_set_url, created_at)
    values ($1::uuid, $2::uuid, 'Bench', $3::text, $4::text, $3::text || '/auth', $3::text || '/token', $3::text || '/keys', now())
    on conflict do nothing`,
  [platformId, companyId, issuer, clientId],
);
// A server that was killed and started again finds its registration.
await insert(
  `insert into lti_deployment select id, 'deployment-1' from lti_platform where issuer = $1::text on conflict do nothing`,
  [issuer],
);
if (jobs) app.jobs.start();
listen(app.http.listeners('request')[0] as RequestListener);
