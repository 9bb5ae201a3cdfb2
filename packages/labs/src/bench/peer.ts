import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { privateBytes, quantile } from './memory.ts';

const APP = fileURLToPath(new URL('peer-app.ts', import.meta.url));
/** As graders have one. */
const COMPILE_CACHE = path.join(tmpdir(), 'drawbridge-bench-peer');

export interface PeerFigures {
  /** Median time from spawn to the first response. */
  startMs: number;
  privateBytes: number;
}

interface Running {
  child: ChildProcess;
  origin: string;
}

async function start(seed: string): Promise<Running> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', APP], {
    env: { SEED: seed, NODE_COMPILE_CACHE: COMPILE_CACHE },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { child, origin: `http://127.0.0.1:${line.toString().trim()}` };
}

async function stop({ child }: Running): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Starts one Node process per run and waits for its first response. */
export async function measurePeer(seed: string, runs: number): Promise<PeerFigures> {
  const starts: number[] = [];
  let memory = 0;
  for (let run = 0; run < runs; run++) {
    const began = performance.now();
    const running = await start(seed);
    const response = await fetch(`${running.origin}/login`);
    await response.text();
    starts.push(performance.now() - began);
    memory = privateBytes(running.child.pid ?? 0);
    await stop(running);
  }
  return { startMs: quantile(starts, 0.5), privateBytes: memory };
}

/**
 * Submissions per second when each isolated test has a process of its own: started, sent as many requests as the test
 * makes, ended; as many in parallel as there are graders. All other work of the test is not counted.
 */
export async function measurePeerSubmissions(
  seed: string,
  requests: readonly number[],
  atOnce: number,
  submissions: number,
): Promise<number> {
  const tests = Array.from({ length: submissions }, () => requests).flat();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let count = tests.pop(); count !== undefined; count = tests.pop()) {
        const running = await start(seed);
        for (let request = 0; request < count; request++)
          await (await fetch(`${running.origin}/invoices`)).text();
        await stop(running);
      }
    }),
  );
  return submissions / ((performance.now() - began) / 1000);
}
