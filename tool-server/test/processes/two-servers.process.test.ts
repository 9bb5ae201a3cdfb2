import type { ChildProcess } from 'node:child_process';
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
import { DEMO_PASSWORD, loadDemo } from '../../src/modules/operations/demo/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { openDatabase } from '../../src/platform/db/open.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { createSecret } from '../../src/platform/secret/secret.ts';
import { startNode } from '../fixtures/processes/start-node.ts';

const SERVER = fileURLToPath(new URL('./workers/live-server.ts', import.meta.url));
const bin = findPostgresBin();

interface Reply {
  status: number;
  code?: string;
  message: string;
  data: {
    IdToken?: string;
    RefreshToken?: string;
    AuthenticationResult?: { IdToken: string; RefreshToken: string };
  };
}

describe.runIf(bin)('two servers on one PostgreSQL', () => {
  let cluster: PostgresCluster;
  const children: ChildProcess[] = [];
  let origins: [string, string];

  async function start(databaseUrl: string): Promise<string> {
    const child = startNode(SERVER, { DATABASE_URL: databaseUrl, REDIS_URL: '' });
    children.push(child);
    const [port] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    return `http://127.0.0.1:${port}`;
  }

  beforeAll(async () => {
    cluster = await startPostgresCluster(bin ?? '');
    const databaseUrl = await createDatabase(cluster, 'two');
    // The first two start together on an empty database: one of them migrates it.
    origins = await Promise.all([start(databaseUrl), start(databaseUrl)]);
    const database = await openDatabase({ databaseUrl, dataDir: '' }, createLog('silent'));
    await loadDemo({
      database,
      clock: systemClock,
      secret: createSecret('a secret of the tests, thirty-two or more'),
      exampleLmsUrl: 'http://localhost:8090',
      publicUrl: origins[0],
    });
    await database.close();
  });
  afterAll(async () => {
    for (const child of children) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await cluster.stop();
  });

  async function call(at: 0 | 1, path: string, body: object | undefined, token?: string): Promise<Reply> {
    const response = await fetch(`${origins[at]}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { ...((await response.json()) as Omit<Reply, 'status'>), status: response.status };
  }
  const signIn = (at: 0 | 1, username: string, password = DEMO_PASSWORD) =>
    call(at, 'main/login', { username, password });
  const seeDashboard = (at: 0 | 1, token = '') => call(at, 'main/user/dashboard', undefined, token);

  it('share sign-ins and logouts', async () => {
    const { data } = await signIn(0, 'member@acme.test');
    expect((await seeDashboard(1, data.IdToken)).status).toBe(200);
    await call(1, 'main/user/logout', { refresh_token: data.RefreshToken });
    expect((await seeDashboard(0, data.IdToken)).code).toBe('not_signed_in');
  });

  it('give the same successor for one refresh token used at both in parallel, and the session continues', async () => {
    const { data } = await signIn(0, 'champion@acme.test');
    const refresh = (at: 0 | 1, refresh_token = '') =>
      call(at, 'main/user/refresh-token', { refresh_token }).then(
        (reply) => reply.data.AuthenticationResult?.RefreshToken,
      );
    const [first, second] = await Promise.all([refresh(0, data.RefreshToken), refresh(1, data.RefreshToken)]);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(await refresh(1, first)).toBeTruthy();
  });

  it('count tries together: five here and five there are ten', async () => {
    const guesses = Array.from({ length: 12 }, (_, index) =>
      signIn(index % 2 ? 1 : 0, 'ind@demo.test', 'guess'),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('accept a link of one server at the other, once', async () => {
    const username = 'parent@demo.test';
    expect((await call(0, 'main/auth/magic-link', { username })).status).toBe(200);
    const sent = (await (await fetch(`${origins[1]}/dev/outbox.json`)).json()) as {
      to: string;
      text: string;
    }[];
    const link = /https?:\S+\/auth\?\S+/.exec(sent.find(({ to }) => to === username)?.text ?? '')?.[0] ?? '';
    const { session, code } = Object.fromEntries(new URL(link).searchParams);
    const respond = (at: 0 | 1) => call(at, 'main/auth/respond', { username, session, code });
    const opened = await respond(1);
    expect((await seeDashboard(0, opened.data.AuthenticationResult?.IdToken)).status).toBe(200);
    expect((await respond(0)).code).toBe('session_invalid');
  });
});
