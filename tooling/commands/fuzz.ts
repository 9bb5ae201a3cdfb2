/**
 * `npm run fuzz`: sends requests made from the contracts to a server of its own and reports what it answers.
 *
 *   npm run fuzz -- --seed 7 --count 100000 --database embedded|postgres
 *   npm run fuzz -- --seed 7 --only 4711        the one request of that number again
 *
 * Exit status 1 when there is a response of 5xx, a request without a response, or memory that grows without end.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePortalBuild } from '../build/portal-build.ts';
import { createCallers, createKnownValues, type FuzzReport, runFuzz } from '../fuzz/index.ts';
import { ROOT } from '../root.ts';
import { createDatabase, findPostgresBin, startPostgresCluster } from '../servers/postgres-cluster.ts';

const LAB = 'l1-someone-elses-invoice';
/** After this share of the requests caches are full: what grows later grows without end. */
const WARM_SHARE = 0.2;
const HEAP_LIMIT_MB = 64;
/** The embedded database keeps its pages in memory, so this one is wider. */
const RSS_LIMIT_MB = 512;

interface Memory {
  rss: number;
  heapUsed: number;
}

async function startServer(databaseUrl: string, dataDir: string) {
  const child = spawn(
    process.execPath,
    [
      '--expose-gc',
      '--import',
      path.join(ROOT, 'tooling/fuzz/report-memory.mjs'),
      path.join(ROOT, 'tool-server/src/main.mjs'),
    ],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: '0',
        PUBLIC_URL: '',
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        TRUSTED_PROXIES: 'loopback',
        // Requests name addresses as a proxy would, and hosts of others.
        DEMO_IN_PUBLIC: '1',
        // Few callers send everything: their limits would hide what is behind them.
        WRITES_PER_MINUTE: '1000000',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let log = '';
  child.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = / is ready at (\S+),/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
      if (output.includes('"level":50')) log += chunk.toString();
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}\n${log}`)));
  });
  return {
    origin,
    log: () => log,
    async readMemory(): Promise<Memory> {
      child.send('memory');
      const [memory] = (await once(child, 'message')) as [Memory];
      return memory;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const toMb = (bytes: number) => Math.round(bytes / 1_048_576);
const show = ({ rss, heapUsed }: Memory) => `RSS ${toMb(rss)} MB, heap ${toMb(heapUsed)} MB`;
const print = (line: string) => process.stdout.write(`${line}\n`);

function printReport({ sent, seconds, byStatus, neverReached, slowest, faults }: FuzzReport): void {
  print(`${sent} requests in ${seconds.toFixed(0)} s, ${(sent / seconds).toFixed(0)} a second`);
  for (const [status, times] of Object.entries(byStatus).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    print(`  ${status.padStart(5)}  ${times}`);
  if (neverReached.length > 0) print(`never answered with 200: ${neverReached.join(', ')}`);
  print('slowest:');
  for (const { ms, number, what, status } of slowest)
    print(`  ${ms.toFixed(0)} ms  ${status}  #${number} ${what}`);
  for (const fault of faults) {
    print(`FAULT ${fault.status}  #${fault.number} ${fault.what}`);
    print(`  ${fault.request}`);
    print(`  ${fault.reply}`);
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      count: { type: 'string', default: '20000' },
      only: { type: 'string' },
      database: { type: 'string', default: 'embedded' },
    },
  });
  const seed = Number(values.seed);
  const only = values.only === undefined ? undefined : Number(values.only);
  const count = only === undefined ? Number(values.count) : 1;
  if (
    ![seed, count, only ?? 0].every(Number.isSafeInteger) ||
    !['embedded', 'postgres'].includes(values.database)
  )
    throw new Error(
      'usage: npm run fuzz -- [--seed N] [--count N | --only N] [--database embedded|postgres]',
    );

  // Its pages are requested too.
  await ensurePortalBuild();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'drawbridge-fuzz-'));
  const isPostgres = values.database === 'postgres';
  const bin = isPostgres ? findPostgresBin() : undefined;
  if (isPostgres && !bin) throw new Error('no PostgreSQL on this machine');
  const cluster = bin ? await startPostgresCluster(bin) : undefined;
  const server = await startServer(cluster ? await createDatabase(cluster, 'fuzz') : '', dataDir);
  const callers = await createCallers(server.origin, { labId: LAB });
  try {
    print(`seed ${seed}, ${count} requests, ${values.database} database`);
    const before = await server.readMemory();
    let warm: Memory | undefined;
    let shown = 0;
    const report = await runFuzz({
      origin: server.origin,
      seed,
      count,
      from: only ?? 0,
      callers: callers.open,
      known: createKnownValues(),
      async onProgress(sent) {
        if (!warm && sent >= count * WARM_SHARE) warm = await server.readMemory();
        if (sent - shown < 10_000) return;
        shown = sent;
        print(`  ${sent} sent, ${show(await server.readMemory())}`);
      },
    });
    const after = await server.readMemory();
    printReport(report);
    const settled = warm ?? before;
    print(`memory: at first ${show(before)}; after a fifth ${show(settled)}; at the end ${show(after)}`);
    const grown =
      toMb(after.heapUsed - settled.heapUsed) > HEAP_LIMIT_MB || toMb(after.rss - settled.rss) > RSS_LIMIT_MB;
    if (grown)
      print(`FAULT memory grew by more than ${HEAP_LIMIT_MB} MB of heap or ${RSS_LIMIT_MB} MB in all`);
    if (report.faults.length > 0) print(`the server's log:\n${server.log().slice(0, 20_000)}`);
    process.exitCode = grown || report.faults.length > 0 ? 1 : 0;
  } finally {
    await callers.close();
    await server.stop();
    await cluster?.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
