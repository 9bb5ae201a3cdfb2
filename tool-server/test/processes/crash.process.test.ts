import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import {
  createDatabase,
  findPostgresBin,
  type PostgresCluster,
  startPostgresCluster,
} from '@drawbridge/tooling/servers/postgres-cluster';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { company } from '../../src/modules/kernel/people/index.ts';
import { openDatabase } from '../../src/platform/db/open.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { startNode } from '../fixtures/processes/start-node.ts';

const WRITER = fileURLToPath(new URL('./workers/crash-writer.ts', import.meta.url));
const ROUNDS = 4;

/** Starts a writer, kills it with SIGKILL after some acknowledged rows, and gives those. */
async function writeAndKill(
  round: number,
  where: Record<string, string>,
  kill: (child: ChildProcess) => Promise<void>,
): Promise<string[]> {
  const child = startNode(WRITER, { ...where, ROUND: String(round) }, 'ignore');
  const acknowledged: string[] = [];
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === 30 + round * 7) await kill(child);
  }
  await ended;
  return acknowledged;
}

async function readNames(where: { databaseUrl?: string; dataDir: string }): Promise<Set<string>> {
  const database = await openDatabase(
    { databaseUrl: where.databaseUrl, dataDir: where.dataDir },
    createLog('silent'),
  );
  const rows = await database.db.select({ name: company.name }).from(company);
  await database.close();
  return new Set(rows.map(({ name }) => name));
}

const killChild = (child: ChildProcess) => {
  child.kill('SIGKILL');
  return Promise.resolve();
};

describe('acknowledged data survives kill -9', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'drawbridge-crash-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 }));

  it('SVC-20 on the embedded database, which opens each time although the lock was left behind', async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const names = await writeAndKill(round, { DATABASE_URL: '', DATA_DIR: dataDir }, killChild);
      expect(names.length).toBeGreaterThanOrEqual(30);
      acknowledged.push(...names);
    }
    const stored = await readNames({ dataDir });
    expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
  });
});

const bin = findPostgresBin();
describe.runIf(bin)('acknowledged data survives kill -9 on PostgreSQL', () => {
  let cluster: PostgresCluster;
  let databaseUrl: string;
  beforeAll(async () => {
    cluster = await startPostgresCluster(bin ?? '', { durable: true });
    databaseUrl = await createDatabase(cluster, 'crash');
  });
  afterAll(() => cluster.stop());

  it('of the database server and of ours', async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const names = await writeAndKill(round, { DATABASE_URL: databaseUrl }, async (child) => {
        if (round % 2 === 0) await cluster.kill();
        child.kill('SIGKILL');
      });
      acknowledged.push(...names);
      if (round % 2 === 0) await cluster.start();
    }
    const stored = await readNames({ databaseUrl, dataDir: '' });
    expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
  });
});
