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
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { areAllEmbedded } from '../embedded-tests.ts';
import { startNode } from '../fixtures/processes/start-node.ts';
import { type SmtpInbox, startSmtpInbox } from '../fixtures/smtp-inbox.ts';

const WORKER = fileURLToPath(new URL('./workers/mail-worker.ts', import.meta.url));
const COUNT = 30;
/** After the claim of a killed worker expired. */
const LATER_MS = 301_000;

interface Worker {
  child: ChildProcess;
  /** Resolves with the first line that begins so. */
  says(start: string): Promise<void>;
  kill(): Promise<void>;
}

/** Addresses whose mail a worker reported as written. */
const written: string[] = [];

function startWorker(env: Record<string, string>): Worker {
  const child = startNode(WORKER, env);
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    if (line.startsWith('wrote ')) written.push(line.slice(6));
  });
  return {
    child,
    says: (start) =>
      new Promise((resolve) => {
        lines.on('line', (line) => {
          if (line.startsWith(start)) resolve();
        });
        child.once('exit', () => resolve());
      }),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

let inbox: SmtpInbox;
beforeEach(async () => {
  inbox = await startSmtpInbox();
  written.length = 0;
});
afterEach(() => inbox.close());

/** Every mail that was acknowledged arrived; one that arrived twice, because of a kill, is the same message. */
function expectAllArrived(): void {
  const arrived = new Set(inbox.received.map(({ to }) => to));
  expect(written.filter((to) => !arrived.has(to))).toEqual([]);
  const ids = new Map<string, Set<string>>();
  for (const { to, id } of inbox.received) ids.set(to, (ids.get(to) ?? new Set()).add(id));
  expect([...ids.values()].filter((known) => known.size > 1)).toEqual([]);
}

/** Kills a server that writes mail, and one that sends it; a third sends the rest. */
async function expectToSurvive(where: Record<string, string>): Promise<void> {
  const env = { ...where, SMTP_URL: inbox.url };
  const inWriting = startWorker({ ...env, COUNT: String(COUNT) });
  await inWriting.says('wrote ');
  await inWriting.kill();
  const inSending = startWorker({ ...env, COUNT: String(COUNT) });
  await inSending.says('did 2');
  await inSending.kill();
  const last = startWorker({ ...env, AHEAD_MS: String(LATER_MS) });
  await last.says('did 0');
  await last.kill();
  expect(written.length).toBeGreaterThan(COUNT);
  expectAllArrived();
}

const bin = findPostgresBin();
// What is committed survives there by a rule of the driver, in crash.process.test.ts.
if (!bin || areAllEmbedded)
  describe('mail on the embedded database', () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'drawbridge-mail-'));
    afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

    it('survives kill -9 of its server', () => expectToSurvive({ DATABASE_URL: '', DATA_DIR: dataDir }));
  });

describe.runIf(bin)('mail on PostgreSQL', () => {
  let cluster: PostgresCluster;
  beforeAll(async () => {
    cluster = await startPostgresCluster(bin ?? '', { durable: true });
  });
  afterAll(() => cluster.stop());

  it('survives kill -9 of its server', async () =>
    expectToSurvive({ DATABASE_URL: await createDatabase(cluster, `mail_${Date.now()}`) }));

  it('is sent once by two servers, and all of it when one of them is killed', async () => {
    const where = { DATABASE_URL: await createDatabase(cluster, 'mail'), SMTP_URL: inbox.url };
    const workers = [0, 1].map(() => startWorker({ ...where, COUNT: String(COUNT) }));
    await Promise.all(workers.map((worker) => worker.says('did 0')));
    expect(inbox.received.map(({ to }) => to).sort()).toEqual([...written].sort());

    const doomed = startWorker({ ...where, COUNT: String(COUNT) });
    await doomed.says('wrote ');
    await doomed.kill();
    const later = startWorker({ ...where, AHEAD_MS: String(LATER_MS) });
    await later.says('did 0');
    await Promise.all([...workers, later].map((worker) => worker.kill()));
    expect(written.length).toBeGreaterThan(2 * COUNT);
    expectAllArrived();
  });
});
