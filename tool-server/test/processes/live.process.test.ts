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
import { findRedis, type RedisProcess, startRedis } from '@drawbridge/tooling/servers/redis-process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { DEMO_PASSWORD, loadDemo, toDemoPersonId } from '../../src/modules/operations/demo/index.ts';
import { createNotificationService } from '../../src/modules/operations/notifications/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { openDatabase } from '../../src/platform/db/open.ts';
import { createLive, type Live } from '../../src/platform/live/live.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { createSecret } from '../../src/platform/secret/secret.ts';
import { startNode } from '../fixtures/processes/start-node.ts';

const SERVER = fileURLToPath(new URL('./workers/live-server.ts', import.meta.url));
const EMAIL = 'member@acme.test';

interface Server {
  child: ChildProcess;
  origin: string;
}

const bin = findPostgresBin();
const redisBin = findRedis();

/** Servers with one database between them, and a signed-in person at the first. */
function describeProcesses(title: string, isOnRedis: boolean) {
  describe.runIf(bin && (redisBin || !isOnRedis))(title, () => {
    let cluster: PostgresCluster;
    let redis: RedisProcess | undefined;
    let databaseUrl: string;
    let database: Database;
    let live: Live;
    let told = 0;
    let servers: Server[] = [];
    /** Servers and sockets opened so far. */
    const closers: (() => Promise<unknown>)[] = [];

    beforeAll(async () => {
      // Durable: what was sent must still exist after the database was killed.
      cluster = await startPostgresCluster(bin ?? '', { durable: true });
      closers.push(() => cluster.stop());
      redis = isOnRedis ? await startRedis(redisBin ?? '') : undefined;
      closers.push(async () => redis?.stop());
      databaseUrl = await createDatabase(cluster, 'live');
      database = await openDatabase({ databaseUrl, dataDir: '' }, createLog('silent'));
      closers.push(() => database.close());
      await loadDemo({
        database,
        secret: createSecret('x'.repeat(32)),
        clock: systemClock,
        exampleLmsUrl: 'http://localhost:8090',
        publicUrl: 'http://localhost:8080',
      });
      live = await createLive({ database, redisUrl: redis?.url, log: createLog('silent') });
      closers.push(() => live.close());
    });
    afterAll(async () => {
      for (const close of closers.toReversed()) await close();
    });

    async function startServer(): Promise<Server> {
      const child = startNode(SERVER, { DATABASE_URL: databaseUrl, REDIS_URL: redis?.url ?? '' });
      closers.push(() => kill(child));
      const [port] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
      const server = { child, origin: `http://127.0.0.1:${port}` };
      servers.push(server);
      return server;
    }

    /** Those of the test before where they still run: a start costs more than all that is asserted. */
    async function takeServers(): Promise<[Server, Server]> {
      const [first, second] = servers;
      return [first ?? (await startServer()), second ?? (await startServer())];
    }

    async function kill(child: ChildProcess) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }

    async function signIn(origin: string): Promise<string> {
      const reply = await fetch(`${origin}/api/main/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: EMAIL, password: DEMO_PASSWORD }),
      });
      return ((await reply.json()) as { data: { IdToken: string } }).data.IdToken;
    }

    async function listen(origin: string, token: string, lastId?: string) {
      const query = new URLSearchParams({ user_id: EMAIL, ...(lastId ? { last_id: lastId } : {}) });
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/main/socket?${query}`, [
        'drawbridge',
        `token.${token}`,
      ]);
      const received: string[] = [];
      let last = '';
      socket.on('message', (data: Buffer) => {
        const { notification } = JSON.parse(data.toString()) as {
          notification: { sk: string; content: string };
        };
        received.push(notification.content);
        last = notification.sk;
      });
      const closed = once(socket, 'close');
      await once(socket, 'open');
      return { received, closed, lastId: () => last };
    }

    /** A commit of another process: neither of the servers. */
    const tell = (content: string) =>
      database.db.transaction((tx) =>
        createNotificationService({ database, live, clock: systemClock }).notify(
          tx,
          [toDemoPersonId(EMAIL)],
          { kind: 'admin', key: `told ${told++}`, content, at: systemClock.now() },
        ),
      );

    it('a commit of one process is pushed to the sockets of every other', async () => {
      const [first, second] = await takeServers();
      const token = await signIn(first.origin);
      const windows = await Promise.all([listen(first.origin, token), listen(second.origin, token)]);
      await tell('hello');
      for (const { received } of windows) await expect.poll(() => received).toEqual(['hello']);
    });

    it('a socket of a killed process resumes at another: nothing is lost and nothing repeated', async () => {
      const [doomed, steady] = await takeServers();
      const token = await signIn(doomed.origin);
      const before = await listen(doomed.origin, token);
      await tell('before');
      await expect.poll(() => before.received).toEqual(['before']);
      servers = [steady];
      await kill(doomed.child);
      await before.closed;
      await tell('between');
      const after = await listen(steady.origin, token, before.lastId());
      await tell('after');
      await expect.poll(() => after.received).toEqual(['between', 'after']);
    });

    const onDatabase = isOnRedis ? undefined : it;
    onDatabase?.('a database that goes and comes back does not end the listening', async () => {
      const { origin } = servers[0] ?? (await startServer());
      const { received } = await listen(origin, await signIn(origin));
      await tell('before');
      await expect.poll(() => received).toEqual(['before']);
      await cluster.kill();
      await cluster.start();
      await tell('after');
      await expect.poll(() => received, { timeout: 15_000 }).toEqual(['before', 'after']);
    });

    const onRedis = isOnRedis ? it : undefined;
    onRedis?.('a Redis that goes and comes back does not end the listening', async () => {
      const { origin } = servers[0] ?? (await startServer());
      const { received } = await listen(origin, await signIn(origin));
      await redis?.kill();
      await tell('while it was away');
      await redis?.start();
      await expect.poll(() => received, { timeout: 15_000 }).toEqual(['while it was away']);
      await expect
        .poll(
          async () => {
            await tell('again');
            return received.length;
          },
          { timeout: 15_000 },
        )
        .toBeGreaterThan(1);
    });
  });
}

describeProcesses('live messages between processes on PostgreSQL', false);
describeProcesses('live messages between processes through Redis', true);
