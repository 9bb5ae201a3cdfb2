/** What the server takes before anybody has signed in, beside an empty Express process with the same database. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '@drawbridge/tooling/root';
import { type BenchRow, round } from './rows.ts';

const READY_GOAL_SECONDS = 3;
const MEMORY_GOAL_MB = 350;
/** Long enough for what a start leaves behind: background compiling and its garbage. */
const SETTLE_MS = 5_000;
const STARTS = 3;

interface Rest {
  seconds: number;
  megabytes: number;
}

const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: { start: string };
};
const PEER = `exec node ${path.join(ROOT, 'e2e/bench/rest/express.ts')}`;

/** Process ids of a process and all below it. */
function toTree(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(toTree)];
}

/** Memory in MB, with each page that processes share counted once. */
function toMegabytes(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]),
  );
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
}

/** Starts a server by its command; gives the time to its line that it is ready, and its memory at rest. */
async function measureStart(command: string, dataDir: string): Promise<Rest> {
  const startedAt = performance.now();
  const child = spawn('sh', ['-c', command], {
    cwd: ROOT,
    env: {
      ...process.env,
      PATH: `${path.join(ROOT, 'node_modules/.bin')}:${process.env['PATH']}`,
      NODE_ENV: 'development',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(' is ready at ')) resolve();
    });
    child.once('exit', () => reject(new Error(`no start:\n${output}`)));
  });
  const seconds = (performance.now() - startedAt) / 1000;
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const megabytes = toMegabytes(toTree(child.pid ?? 0));
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  return { seconds, megabytes };
}

/** The median of some starts after a first one, which makes the database and fills the caches. */
async function measureRest(command: string): Promise<Rest> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'drawbridge-rest-'));
  try {
    await measureStart(command, dataDir);
    const starts: Rest[] = [];
    for (let start = 0; start < STARTS; start += 1) starts.push(await measureStart(command, dataDir));
    const median = (key: keyof Rest) =>
      starts.map((rest) => rest[key]).toSorted((a, b) => a - b)[Math.floor(STARTS / 2)] ?? Number.NaN;
    return { seconds: median('seconds'), megabytes: median('megabytes') };
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}

export async function benchRest(): Promise<BenchRow[]> {
  if (process.platform !== 'linux') return [];
  const server = await measureRest(scripts.start);
  const peer = await measureRest(PEER);
  return [
    {
      figure: 'second npm start until it is ready',
      value: `${round(server.seconds)} s`,
      peer: `empty Express, same database ${round(peer.seconds)} s`,
      ratio: server.seconds / peer.seconds,
      goal: `≤ ${READY_GOAL_SECONDS} s`,
      met: server.seconds <= READY_GOAL_SECONDS,
    },
    {
      figure: 'memory at rest, server and graders',
      value: `${round(server.megabytes, 0)} MB`,
      peer: `empty Express, same database ${round(peer.megabytes, 0)} MB`,
      ratio: server.megabytes / peer.megabytes,
      goal: `≤ ${MEMORY_GOAL_MB} MB`,
      met: server.megabytes <= MEMORY_GOAL_MB,
    },
  ];
}
