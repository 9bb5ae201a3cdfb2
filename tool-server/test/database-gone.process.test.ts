import { spawnSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { loadCatalogue } from '@drawbridge/content';
import {
  createDatabase,
  findPostgresBin,
  type PostgresCluster,
  startPostgresCluster,
} from '@drawbridge/tooling/servers/postgres-cluster';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { loadDemo } from '../src/modules/demo/index.ts';
import { systemClock } from '../src/platform/clock.ts';
import type { Database } from '../src/platform/db/database.ts';
import { openDatabase } from '../src/platform/db/open.ts';
import { createLog } from '../src/platform/log/log.ts';
import { createSecret } from '../src/platform/secret/secret.ts';

const bin = findPostgresBin();
const MAIN = fileURLToPath(new URL('../src/main.mjs', import.meta.url));

describe('a server without its database', () => {
  it('does not start, prints one clear line and exits with a status other than 0', () => {
    const run = spawnSync(process.execPath, [MAIN], {
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
        LOG_LEVEL: 'silent',
      },
      encoding: 'utf8',
      timeout: 30_000,
    });
    expect(run.status).toBe(1);
    expect(run.stderr.trim()).toMatch(/^The database cannot be opened: .+$/);
  });
});

describe.runIf(bin)('an outage of the database', () => {
  let cluster: PostgresCluster;
  let database: Database;
  let app: App;
  let origin: string;

  beforeAll(async () => {
    // Durable, or the kill would lose the demo accounts that were written a moment before.
    cluster = await startPostgresCluster(bin ?? '', { durable: true });
    const log = createLog('silent');
    database = await openDatabase({ databaseUrl: await createDatabase(cluster, 'gone'), dataDir: '' }, log);
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
    const grader = { grade: () => Promise.reject(new Error('nothing is graded here')), verify: () => false };
    const secret = createSecret('x'.repeat(32));
    app = await createApp({
      config,
      database,
      catalogue: loadCatalogue(),
      labs: [],
      grader,
      secret,
      clock: systemClock,
      log,
    });
    await loadDemo({ database, secret, clock: systemClock, ...config });
    app.jobs.start();
    await new Promise<void>((resolve) => app.http.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(app.http.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    app.http.closeAllConnections();
    app.http.close();
    await app.close();
    await database.close();
    await cluster.stop();
  });

  const login = () =>
    fetch(`${origin}/api/main/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'ind@demo.test', password: 'Drawbridge-demo-1' }),
    });

  it('makes /readyz false and calls respond with 503 and Retry-After, and ends without a restart', async () => {
    expect([(await fetch(`${origin}/readyz`)).status, (await login()).status]).toEqual([200, 200]);
    await cluster.kill();
    const ready = await fetch(`${origin}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { ready: false }]);
    const refused = await login();
    expect([
      refused.status,
      Number(refused.headers.get('retry-after')) > 0,
      ((await refused.json()) as { code: string }).code,
    ]).toEqual([503, true, 'unavailable']);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    await cluster.start();
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, { timeout: 10_000 }).toBe(200);
    expect((await login()).status).toBe(200);
  });
});
