import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import {
  createDatabase,
  findPostgresBin,
  type PostgresCluster,
  startPostgresCluster,
} from '@drawbridge/tooling/servers/postgres-cluster';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemo } from '../../src/modules/operations/demo/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { openDatabase } from '../../src/platform/db/open.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { createSecret } from '../../src/platform/secret/secret.ts';
import { startNode } from '../fixtures/processes/start-node.ts';

const bin = findPostgresBin();
const SERVER = fileURLToPath(new URL('./workers/live-server.ts', import.meta.url));
const MAIN = fileURLToPath(new URL('../../src/main.mjs', import.meta.url));

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
  let child: ChildProcess | undefined;
  let origin: string;

  beforeAll(async () => {
    // Durable, or the kill would lose the demo accounts that were written a moment before.
    cluster = await startPostgresCluster(bin ?? '', { durable: true });
    const databaseUrl = await createDatabase(cluster, 'gone');
    const database = await openDatabase({ databaseUrl, dataDir: '' }, createLog('silent'));
    await loadDemo({
      database,
      secret: createSecret('a secret of the tests, thirty-two or more'),
      clock: systemClock,
      exampleLmsUrl: 'http://localhost:8090',
      publicUrl: 'http://localhost:8080',
    });
    await database.close();
    const server = startNode(SERVER, { DATABASE_URL: databaseUrl, REDIS_URL: '' });
    child = server;
    const [port] = (await once(createInterface({ input: server.stdout }), 'line')) as [string];
    origin = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    if (child?.kill('SIGKILL')) await once(child, 'exit');
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
