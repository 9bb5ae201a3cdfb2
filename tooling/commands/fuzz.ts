/**
 * `npm run fuzz`, in two parts, each on a server of its own:
 * requests made from the contracts, and cases in which a learning platform answers or launches wrongly.
 *
 *   npm run fuzz -- --seed 7 --part requests --count 100000 --database embedded|postgres
 *   npm run fuzz -- --seed 7 --part answers --from 1000 --count 500
 *   npm run fuzz -- --seed 7 --part answers --only 4711        the one case of that number again
 *   npm run fuzz -- --seed 7 --part answers --list             prints how each case ended
 *
 * Exit status 1 when there is a response of 5xx, a request without a response, or memory that grows without end; in the
 * second part also when something ends without a word, a token is in the log, or goes to another host.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePortalBuild } from '../build/portal-build.ts';
import { fuzzAnswers } from '../fuzz/answers/fuzz-answers.ts';
import { createCallers, createKnownValues, runFuzz } from '../fuzz/index.ts';
import { print, printAnswers, printRequests } from '../fuzz/print-reports.ts';
import { type Memory, startServerUnderTest } from '../fuzz/server-under-test.ts';
import { createDatabase, findPostgresBin, startPostgresCluster } from '../servers/postgres-cluster.ts';

const LAB = 'l1-someone-elses-invoice';
/** After this share of the requests caches are full: what grows later grows without end. */
const WARM_SHARE = 0.2;
const HEAP_LIMIT_MB = 64;
/** The embedded database keeps its pages in memory, so this one is wider. */
const RSS_LIMIT_MB = 512;

const toMb = (bytes: number) => Math.round(bytes / 1_048_576);
const show = ({ rss, heapUsed }: Memory) => `RSS ${toMb(rss)} MB, heap ${toMb(heapUsed)} MB`;
interface Run {
  seed: number;
  count: number;
  from: number;
  database: string;
  isListed: boolean;
}

/** A database for one server, and a folder for its files. */
async function openStorage(database: string) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'drawbridge-fuzz-'));
  const bin = database === 'postgres' ? findPostgresBin() : undefined;
  if (database === 'postgres' && !bin) throw new Error('no PostgreSQL on this machine');
  const cluster = bin ? await startPostgresCluster(bin) : undefined;
  return {
    dataDir,
    databaseUrl: cluster ? await createDatabase(cluster, 'fuzz') : '',
    async remove() {
      await cluster?.stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Requests made from the contracts. Gives true when nothing is wrong. */
async function sendRequests({ seed, count, from, database }: Run): Promise<boolean> {
  const storage = await openStorage(database);
  const server = await startServerUnderTest(storage);
  const callers = await createCallers(server.origin, { labId: LAB });
  try {
    print(`requests: seed ${seed}, ${count} from #${from}, ${database} database`);
    const before = await server.readMemory();
    let warm: Memory | undefined;
    let shown = 0;
    const report = await runFuzz({
      origin: server.origin,
      seed,
      count,
      from,
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
    printRequests(report);
    const settled = warm ?? before;
    print(`memory: at first ${show(before)}; after a fifth ${show(settled)}; at the end ${show(after)}`);
    const grown =
      toMb(after.heapUsed - settled.heapUsed) > HEAP_LIMIT_MB || toMb(after.rss - settled.rss) > RSS_LIMIT_MB;
    if (grown)
      print(`FAULT memory grew by more than ${HEAP_LIMIT_MB} MB of heap or ${RSS_LIMIT_MB} MB in all`);
    if (report.faults.length > 0) print(`the server's log:\n${server.log().slice(0, 20_000)}`);
    return !grown && report.faults.length === 0;
  } finally {
    await callers.close();
    await server.stop();
    await storage.remove();
  }
}

/** Answers, claims and forms of fake platforms. Gives true when nothing is wrong. */
async function sendAnswers({ database, ...run }: Run): Promise<boolean> {
  const storage = await openStorage(database);
  try {
    print(`answers: seed ${run.seed}, ${run.count} from #${run.from}, ${database} database`);
    const report = await fuzzAnswers({ ...storage, ...run, print });
    printAnswers(report, run.seed);
    return report.faults.length === 0;
  } finally {
    await storage.remove();
  }
}

const PARTS = { requests: sendRequests, answers: sendAnswers };
/** An answer takes a launch, and often a wait for what follows it. */
const COUNTS = { requests: 20_000, answers: 1_000 };
const USAGE =
  'usage: npm run fuzz -- [--part requests|answers] [--seed N] [--count N | --only N] [--from N] [--list] [--database embedded|postgres]';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      part: { type: 'string' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      count: { type: 'string' },
      from: { type: 'string', default: '0' },
      only: { type: 'string' },
      list: { type: 'boolean', default: false },
      database: { type: 'string', default: 'embedded' },
    },
  });
  const { only, part: asked = only === undefined ? undefined : 'requests' } = values;
  const parts = Object.keys(PARTS).filter((part) => asked === undefined || part === asked);
  const [seed, from, count] = [values.seed, only ?? values.from, only === undefined ? values.count : '1'].map(
    (text) => (text === undefined ? undefined : Number(text)),
  );
  if (
    parts.length === 0 ||
    ![seed, from, count ?? 0].every(Number.isSafeInteger) ||
    !['embedded', 'postgres'].includes(values.database)
  )
    throw new Error(USAGE);

  // Pages of the portal are requested too, and launches lead to them.
  await ensurePortalBuild();
  for (const part of parts as (keyof typeof PARTS)[]) {
    const run = {
      seed: seed ?? 0,
      from: from ?? 0,
      count: count ?? COUNTS[part],
      database: values.database,
      isListed: values.list,
    };
    if (!(await PARTS[part](run))) process.exitCode = 1;
  }
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
