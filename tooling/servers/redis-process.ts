import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findFreePort } from './free-port.ts';

export interface RedisProcess {
  url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The Redis of this machine (REDIS_SERVER, else the one on the path), or undefined. */
export function findRedis(): string | undefined {
  const given = process.env.REDIS_SERVER ?? 'redis-server';
  try {
    execFileSync(given, ['--version'], { stdio: 'ignore' });
    return given;
  } catch {
    return undefined;
  }
}

/** Starts a Redis that stores nothing on disk. */
export async function startRedis(bin: string): Promise<RedisProcess> {
  const port = await findFreePort();
  let server: ChildProcess;

  async function start() {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const started = spawn(bin, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    server = started;
    for await (const line of createInterface({ input: started.stdout }))
      if (line.includes('Ready to accept connections')) return;
    throw new Error('redis ended before it was ready');
  }
  async function kill() {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }
  await start();
  return { url: `redis://127.0.0.1:${port}`, start, kill, stop: kill };
}
