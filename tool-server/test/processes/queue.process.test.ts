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
import { like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { company, person } from '../../src/modules/kernel/people/index.ts';
import { labAttempt, labSubmission } from '../../src/modules/practice/labs/labs.table.ts';
import { openDatabase } from '../../src/platform/db/open.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { areAllEmbedded } from '../embedded-tests.ts';
import { startNode } from '../fixtures/processes/start-node.ts';

const WORKER = fileURLToPath(new URL('./workers/queue-worker.ts', import.meta.url));
const COUNT = 12;
const CLAIM_MS = 31_000;

type Where = { databaseUrl?: string; dataDir: string };
const openAt = (where: Where) =>
  openDatabase({ databaseUrl: where.databaseUrl, dataDir: where.dataDir }, createLog('silent'));

/** So many learners who submit the starter of the first lab. */
async function fillQueue(where: Where): Promise<void> {
  const { db, close } = await openAt(where);
  for (let number = 0; number < COUNT; number += 1) {
    const [personId, attemptId] = [crypto.randomUUID(), crypto.randomUUID()];
    const at = new Date();
    await db.insert(person).values({ id: personId, kind: 'anonymous' });
    const labId = 'l1-someone-elses-invoice';
    await db
      .insert(labAttempt)
      .values({ id: attemptId, personId, labId, number: 1, contentHash: '', openedAt: at });
    await db.insert(labSubmission).values({
      id: crypto.randomUUID(),
      attemptId,
      personId,
      tenant: `tenant ${number % 3}`,
      files: [],
      state: 'queued',
      submittedAt: at,
    });
  }
  await close();
}

async function readQueue(where: Where) {
  const { db, close } = await openAt(where);
  const submissions = await db.select().from(labSubmission);
  const published = await db
    .select({ name: company.name })
    .from(company)
    .where(like(company.name, 'graded %'));
  await close();
  return { submissions, published: published.map(({ name }) => name) };
}

interface Worker {
  child: ChildProcess;
  graderPids: number[];
  /** Resolves when the worker has begun so many gradings; the last of them runs then. */
  began(count: number): Promise<void>;
  /** Resolves when the worker has found nothing to do. */
  idle: Promise<void>;
}

async function startWorker({ databaseUrl = '', dataDir }: Where, aheadMs: number): Promise<Worker> {
  const child = startNode(WORKER, {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    AHEAD_MS: String(aheadMs),
  });
  const lines = createInterface({ input: child.stdout });
  const [first] = (await once(lines, 'line')) as [string];
  const idle = Promise.withResolvers<void>();
  let begun = 0;
  const waiting = new Set<() => void>();
  lines.on('line', (line) => {
    if (line === 'graded 0') idle.resolve();
    if (line === 'grading') begun += 1;
    for (const look of waiting) look();
  });
  child.once('exit', () => idle.resolve());
  return {
    child,
    graderPids: first.split(' ').map(Number),
    idle: idle.promise,
    began: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (begun < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
  };
}

async function killWorker({ child }: Worker): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

function killGraders({ graderPids }: Worker): void {
  for (const pid of graderPids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
}

/** Each submission has one result, and some were graded again because a kill hit their first run. */
async function expectEachOnce(where: Where): Promise<void> {
  const { submissions, published } = await readQueue(where);
  expect(submissions.filter(({ tries }) => tries > 1)).not.toEqual([]);
  expect(submissions).toHaveLength(COUNT);
  expect(submissions.filter(({ state, result }) => state !== 'graded' || result === null)).toEqual([]);
  // A busy machine may also be too slow for both runs of a submission: our fault, which is no score and publishes nothing.
  const scored = submissions.filter(({ result }) => result?.verdict !== 'infra');
  expect(scored).not.toEqual([]);
  expect(published.toSorted()).toEqual(scored.map(({ personId }) => `graded ${personId}`).toSorted());
}

/** Kills one server after another while it grades; the last one grades the rest. */
async function expectToSurvive(where: Where): Promise<void> {
  await fillQueue(where);
  for (let round = 0; round < 3; round += 1) {
    const worker = await startWorker(where, round * CLAIM_MS);
    await worker.began(3);
    await killWorker(worker);
  }
  const last = await startWorker(where, 3 * CLAIM_MS);
  await last.idle;
  await killWorker(last);
  await expectEachOnce(where);
}

const bin = findPostgresBin();
// What is committed survives there by a rule of the driver, in crash.process.test.ts.
if (!bin || areAllEmbedded)
  describe('the grading queue on the embedded database survives kill -9', () => {
    let dataDir: string;
    // Before each: a second try starts with an empty queue as well.
    beforeEach(() => {
      dataDir = mkdtempSync(path.join(tmpdir(), 'drawbridge-queue-'));
    });
    afterEach(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 }));

    it('of its server: each submission gets one result', () => expectToSurvive({ dataDir }));
  });

describe.runIf(bin)('the grading queue on PostgreSQL survives kill -9', () => {
  let cluster: PostgresCluster;
  beforeAll(async () => {
    cluster = await startPostgresCluster(bin ?? '', { durable: true });
  });
  afterAll(() => cluster.stop());

  it('of its server: each submission gets one result', async () =>
    expectToSurvive({ databaseUrl: await createDatabase(cluster, `rounds_${Date.now()}`), dataDir: '' }));

  it('of one of two servers and of grader processes: each submission gets one result', async () => {
    const where = { databaseUrl: await createDatabase(cluster, `queue_${Date.now()}`), dataDir: '' };
    await fillQueue(where);
    const [doomed, steady] = await Promise.all([startWorker(where, 0), startWorker(where, 0)]);
    await steady.began(2);
    killGraders(steady);
    await doomed.began(2);
    await killWorker(doomed);
    // Takes over the claims of the killed one; some of the other's too, whose late results then count for nothing.
    const later = await startWorker(where, CLAIM_MS);
    await Promise.all([steady.idle, later.idle]);
    await later.idle;
    await Promise.all([killWorker(steady), killWorker(later)]);
    await expectEachOnce(where);
  });
});
