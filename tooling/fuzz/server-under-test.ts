/** Starts the server of the repository as a process of its own, for the length of a run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from '../root.ts';

export interface Memory {
  rss: number;
  heapUsed: number;
}

export interface ServerUnderTest {
  origin: string;
  /** What it logged as a fault, and what it wrote to stderr. */
  log(): string;
  readMemory(): Promise<Memory>;
  /** Moves its clock forward. */
  advance(ms: number): Promise<void>;
  now(): Date;
  /** Undefined while it runs; else why it does not. */
  ended(): string | undefined;
  stop(): Promise<void>;
}

const FAULT = '"level":50';

export async function startServerUnderTest(options: {
  databaseUrl: string;
  dataDir: string;
  logLevel?: string;
  /** Each line of its log. */
  onLine?: (line: string) => void;
}): Promise<ServerUnderTest> {
  const { databaseUrl, dataDir, logLevel = 'error', onLine } = options;
  const preloads = ['report-memory.ts', 'move-clock.ts'].flatMap((name) => [
    '--import',
    path.join(ROOT, 'tooling/fuzz', name),
  ]);
  const child = spawn(
    process.execPath,
    ['--expose-gc', ...preloads, path.join(ROOT, 'tool-server/src/main.mjs')],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: '0',
        PUBLIC_URL: '',
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        LOG_LEVEL: logLevel,
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
  let offsetMs = 0;
  let end: string | undefined;
  child.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  child.once('exit', (code, signal) => (end = `the server ended with ${code ?? signal}`));
  const origin = await new Promise<string>((resolve, reject) => {
    let rest = '';
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      const lines = `${rest}${chunk.toString()}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const [, address] = / is ready at (\S+),/.exec(line) ?? [];
        if (address !== undefined) resolve(address);
        if (line.includes(FAULT)) log += `${line}\n`;
        if (output.length < 10_000) output += `${line}\n`;
        onLine?.(line);
      }
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}\n${log}`)));
  });
  return {
    origin,
    log: () => log,
    async readMemory() {
      child.send('memory');
      const [memory] = (await once(child, 'message')) as [Memory];
      return memory;
    },
    async advance(ms) {
      child.send({ advanceMs: ms });
      const [moved] = (await once(child, 'message')) as [{ offsetMs: number }];
      offsetMs = moved.offsetMs;
    },
    now: () => new Date(Date.now() + offsetMs),
    ended: () => end,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
